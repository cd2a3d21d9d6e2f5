// Texts and amounts that survive a translation of the page; imported before anything is rendered.
import { holdsTexts, inElements, type TextPart, textElement } from "@frontdesk/server/front/texts";
import { Fragment, h, options } from "preact";

const { vnode: before } = options;

// The property, of which every text is true.
const fixed = { translate: false } as object;

options.vnode = (vnode) => {
  const { type, props } = vnode;
  if (typeof type === "string" ? holdsTexts(type) : type === Fragment) {
    const given = props as { children?: unknown };
    given.children = inElements(given.children, element);
  }
  before?.(vnode);
};

function element(parts: TextPart[], key: string) {
  const children = parts.map(({ text, isFixed }) => (isFixed ? h(textElement, fixed, text) : text));
  return h(textElement, { key }, children);
}
