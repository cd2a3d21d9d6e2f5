/* Each changes all texts at once, and later texts as well. The words stay the same except for a
   mark without width, so tests find the same texts. */

/** Chrome. The page keeps its text, and shows an element. */
const byFont = `(text) => {
  const outer = document.createElement("font");
  const inner = outer.appendChild(document.createElement("font"));
  inner.textContent = text.data;
  text.replaceWith(outer);
  return outer;
}`;

const methods = {
  fonts: byFont,
  "fonts twice": `(text) => {
    const font = (${byFont})(text);
    font.replaceWith(font.cloneNode(true));
  }`,
  /** Safari. */
  texts: "(text) => text.replaceWith(new Text(text.data + mark))",
  /** Firefox, as these three. */
  "in place": "(text) => { text.data += mark; }",
  merged: `(text) => {
    for (let next = text.nextSibling; next instanceof Text; next = text.nextSibling) {
      text.data += next.data;
      next.remove();
    }
    text.data += mark;
  }`,
  moved: `(text) => {
    const around = document.createElement("font");
    text.replaceWith(around);
    around.append(text);
  }`,
} as const;

export type TranslatorKind = keyof typeof methods;

export const translatorKinds = Object.keys(methods) as TranslatorKind[];

/** The mark of a translated text; has no width. */
const mark = "\u200b";

export const withoutMarks = (text: string): string => text.replaceAll(mark, "");

export const translatorBy = (kind: TranslatorKind): string => `
  const kept = "font, svg, script, style, textarea, option, title";
  const mark = "${mark}";
  const act = ${methods[kind]};
  const isDone = (text) =>
    !text.isConnected || text.data.trim().replaceAll(mark, "") === "" ||
    text.data.endsWith(mark) || text.parentElement.closest(kept) !== null;
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) if (!isDone(text)) act(text);
    globalThis.isTranslated = true;
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
