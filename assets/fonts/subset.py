"""Make the fonts of this folder from the published Noto fonts; README.md has the sources and the commands.

    python subset.py japanese NotoSansCJK-Regular.ttc NotoSansJP-Regular.otf
    python subset.py japanese NotoSansCJK-Bold.ttc    NotoSansJP-Bold.otf
    python subset.py hangul   NotoSansCJK-Regular.ttc NotoSansKR-Hangul.woff2
    python subset.py symbols  noto-sans-symbols-2-symbols-400-normal.woff2 NotoSansSymbols2.woff2
    python subset.py emoji    noto-color-emoji-emoji-400-normal.woff2      NotoColorEmoji.woff2
    python subset.py page     NotoSansJP-Regular.otf NotoSansJP-Page.woff2
    python subset.py blank    Blank.woff2

From a collection (.ttc) the Japanese (or Korean) face is taken, so that characters shared with Chinese are
drawn in their Japanese forms. Hinting and subroutines go: the files pack better over the wire. Needs
fonttools, and brotli for .woff2.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-untyped]
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTCollection, TTFont  # type: ignore[import-untyped]
from fontTools.ttLib.tables._g_l_y_f import Glyph  # type: ignore[import-untyped]

JAPANESE_BLOCKS = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x2000, 0x206F),  # general punctuation
    (0x2070, 0x209F),  # superscripts, subscripts
    (0x20A0, 0x20BF),  # currency
    (0x2100, 0x218F),  # letter-like symbols, fractions, Roman numerals
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematical operators
    (0x2460, 0x24FF),  # enclosed numbers and letters
    (0x2500, 0x25FF),  # box drawing, blocks, geometric shapes
    (0x2600, 0x27BF),  # stars, suits, dice, ticks and crosses
    (0x3000, 0x30FF),  # ideographic punctuation, kana
    (0x31F0, 0x31FF),  # small kana
    (0x3200, 0x33FF),  # enclosed and squared
    (0xFA0E, 0xFA6A),  # compatibility ideographs met in names
    (0xFF00, 0xFFEF),  # half-width and full-width forms
)
"""Whole blocks, first and last code point; what the face lacks of them is left out."""

HANGUL_BLOCKS = ((0x1100, 0x11FF), (0x3130, 0x318F), (0xAC00, 0xD7A3))
"""Hangul: parts, compatibility letters and all whole syllables."""

SYMBOL_BLOCKS = (
    (0x2190, 0x21FF),  # arrows
    (0x2300, 0x23FF),  # technical
    (0x25A0, 0x27BF),  # geometric shapes, dice, chess, suits, dingbats
    (0x2900, 0x2BFF),  # more arrows, stars and shapes
    (0x1F000, 0x1F0FF),  # mahjong, dominoes, playing cards
)
"""Symbols the Japanese face lacks: what a board game table may write."""

PAGE_WORDS = Path(__file__).parents[2] / "webbuild" / "page" / "words.js"
"""What the page says before the app's own fonts are there."""

NAME_KANJI = "髙﨑𠮷栁桒濵德邉邊齋齊斎斉槗槙禎祐羽黑神福靑淸凛凜瑶遙曻曺澤廣龍眞𠮟𡈽𡌛𣘺𣏓𣜿𤭖𥔎𥶡𦚰𦹀𧄍𨦇𨸗𩊠𩸽𪚲"
"""Kanji of personal names that lie outside the first plane of JIS X 0213, and others to be sure of."""

FEATURES = ("ccmp", "kern", "mark", "mkmk", "ljmo", "vjmo", "tjmo")
"""OpenType features kept: composing and kerning. Vertical, width and variant features are dropped."""


def jis_plane_one() -> set[int]:
    """Code points of JIS X 0213 plane 1: all of JIS X 0208 (levels 1 and 2) and kanji level 3."""
    found: set[int] = set()
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                text = bytes((row, cell)).decode("euc_jis_2004")
            except UnicodeDecodeError:
                continue
            found.update(map(ord, text))
    return found


def windows_kanji() -> set[int]:
    """Code points of the IBM and NEC kanji of code page 932, for the name forms that keyboards offer."""
    found: set[int] = set()
    for lead in (*range(0x81, 0xA0), *range(0xE0, 0xFD)):
        for trail in range(0x40, 0xFD):
            try:
                text = bytes((lead, trail)).decode("cp932")
            except UnicodeDecodeError:
                continue
            found.update(ord(char) for char in text if not 0xE000 <= ord(char) <= 0xF8FF)
    return found


def within(blocks: tuple[tuple[int, int], ...]) -> set[int]:
    """Every code point of the blocks."""
    return {code for first, last in blocks for code in range(first, last + 1)}


def japanese() -> set[int]:
    """Every code point to keep in the Japanese fonts, if the face has it."""
    return within(JAPANESE_BLOCKS) | jis_plane_one() | windows_kanji() | set(map(ord, NAME_KANJI))


def face_of(path: Path, face: str) -> TTFont:
    """Open the named face of a collection, or the font itself.

    Raises:
        SystemExit: the collection has no face of that name.
    """
    if path.suffix.lower() not in (".ttc", ".otc"):
        return TTFont(path)
    for font in TTCollection(str(path)).fonts:
        if font["name"].getDebugName(1).startswith(face):
            return font
    sys.exit(f"{path}: no face named {face}")


def without_kana_kerning(font: TTFont) -> None:
    """Kern Latin alone: the face's kana pairs suit proportional kana, and crowd full-width ones."""
    cmap = font.getBestCmap()
    latin = {glyph for code, glyph in cmap.items() if code < 0x2000}
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else ():
        for table in lookup.SubTable:
            pair = table.ExtSubTable if lookup.LookupType == 9 else table
            if pair.LookupType != 2:
                continue
            kept = [glyph for glyph in pair.Coverage.glyphs if glyph in latin]
            if pair.Format == 1:
                sets = dict(zip(pair.Coverage.glyphs, pair.PairSet, strict=True))
                pair.PairSet = [sets[glyph] for glyph in kept]
                pair.PairSetCount = len(kept)
            pair.Coverage.glyphs = kept


def subset(font: TTFont, codes: set[int], features: tuple[str, ...] = FEATURES) -> None:
    """Cut the font down to the code points, in place."""
    options = Options()
    options.layout_features = list(features)
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14]
    options.name_languages = [0x0409]
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes & set(font.getBestCmap()))
    subsetter.subset(font)


def blank() -> TTFont:
    """Make a font of one empty space, to answer for a font that is not here."""
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space"])
    builder.setupCharacterMap({0x20: "space"})
    builder.setupGlyf({".notdef": Glyph(), "space": Glyph()})
    builder.setupHorizontalMetrics({".notdef": (1000, 0), "space": (250, 0)})
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    builder.setupNameTable({"familyName": "Blank", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=880, sTypoDescender=-120)
    builder.setupPost()
    return builder.font


def made(kind: str, source: Path | None) -> TTFont:
    """Make one of the fonts named in the module's description."""
    if kind == "blank" or source is None:
        return blank()
    font = face_of(source, "Noto Sans CJK KR" if kind == "hangul" else "Noto Sans CJK JP")
    if kind == "japanese":
        subset(font, japanese())
        without_kana_kerning(font)
    elif kind == "page":
        subset(font, set(map(ord, PAGE_WORDS.read_text("utf-8"))))
    elif kind == "emoji":
        del font["SVG "]  # The same pictures once more; the drawing engine reads the COLR table.
    else:
        subset(font, within(HANGUL_BLOCKS if kind == "hangul" else SYMBOL_BLOCKS))
    return font


def main() -> None:
    """Read the arguments and write the font."""
    parser = argparse.ArgumentParser(description="Cut the Noto fonts down to what the app draws.")
    parser.add_argument("kind", choices=("japanese", "hangul", "symbols", "emoji", "page", "blank"))
    parser.add_argument("paths", nargs="+", type=Path, help="the source, then the file to write")
    given = parser.parse_args()
    *sources, target = given.paths
    if len(sources) != (given.kind != "blank"):
        parser.error("give the source and the file to write; for blank, the file alone")
    font = made(given.kind, sources[0] if sources else None)
    font.flavor = "woff2" if target.suffix == ".woff2" else None
    font.save(target)
    print(f"{target}: {len(font.getBestCmap())} characters, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
