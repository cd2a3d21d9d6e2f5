// Guards against browser translation; import before rendering.
import { holdsTexts, inElements, type TextPart, textElement } from "@frontdesk/server/front/texts";
import { Fragment, h, options } from "preact";

const { vnode: before } = options;

// Applies to every text node.
const fixed = { translate: false } as object;

options.vnode = (vnode) => {
  const { type, props } = vnode;
  if (typeof type === "string" ? holdsTexts(type) : type === Fragment) {
    const input = props as { children?: unknown };
    input.children = inElements(input.children, element);
  }
  before?.(vnode);
};

function element(parts: TextPart[], key: string) {
  const children = parts.map(({ text, isFixed }) => (isFixed ? h(textElement, fixed, text) : text));
  return h(textElement, { key }, children);
}
