/* Imitates browser translation: replaces text nodes with elements, at once and after changes,
   while the page keeps detached nodes. The words stay, so that tests find them. */

/** Runs before the page's own scripts. */
export const translator = `
  const kept = "font, svg, script, style, textarea, option, title";
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.data.trim() === "" || text.parentElement.closest(kept) !== null) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    translate();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(translate).observe(document.body, changes);
  });
`;

/** Texts with digits of money that a translator may change. */
export const translatable = `
  [...document.body.querySelectorAll("main *")]
    .filter((element) => element.closest("[translate=no], script, option") === null)
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE && /[€$£¥]|(?:EUR|DKK).\\d/.test(node.data))
    .map(({ data }) => data)
`;
