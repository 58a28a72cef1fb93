// Keeps the drawing engine's search for missing characters at home.
//
// When a text's own font lacks a character, the engine asks for one of some 700 font files under
// assets/fonts/, and asks again without end for each that it cannot get. Here every such request is
// answered from the few fonts we ship, each given once; all others get a blank font, so that the search
// ends. A character that none of ours has is then drawn as a box.
(() => {
  const shipped = [
    [/^notosans(jp|sc|tc|hk)\//, "fonts/NotoSansJP-Regular.otf"],
    [/^notosanskr\//, "fonts/NotoSansKR-Hangul.woff2"],
    [/^notosanssymbols/, "fonts/NotoSansSymbols2.woff2"],
    [/^notocoloremoji\//, "fonts/NotoColorEmoji.woff2"],
  ];
  const blank = "fonts/Blank.woff2";
  const given = new Set();
  const ask = window.fetch.bind(window);
  const answer = async (path, how) => {
    const font = shipped.find(([family]) => family.test(path))?.[1];
    if (font === undefined || given.has(font)) return ask(new URL(blank, document.baseURI), how);
    given.add(font);
    try {
      const response = await ask(new URL(font, document.baseURI), how);
      if (!response.ok) given.delete(font);
      return response;
    } catch (reason) {
      given.delete(font);
      throw reason;
    }
  };
  window.fetch = (what, how) => {
    const address = typeof what === "string" ? what : what.url ?? String(what);
    const path = address.match(/assets\/fonts\/(noto[a-z0-9]+\/.*)$/)?.[1];
    return path === undefined ? ask(what, how) : answer(path, how);
  };
})();
