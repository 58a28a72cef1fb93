"""The seam to `wording`: where the screens get their words from."""

from __future__ import annotations

from collections.abc import Callable


def words(lang: str) -> Callable[..., str]:
    """The words of `lang` as a callable, `t("Sheet")`; placeholders are named: `t("From {low}", low=1)`."""
    try:
        from wording import words as real
    except ImportError:

        def plain(text: str, **values: object) -> str:
            return text.format(**values) if values else text

        return plain
    return real(lang)
