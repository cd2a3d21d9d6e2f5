// Protects texts and amounts from page translation; import before rendering.
import {
  holdsTexts,
  inElements,
  partsOf,
  type TextPart,
  textElement,
} from "@frontdesk/server/front/texts";
import { Fragment, h, options, type VNode } from "preact";

const { vnode: before } = options;
const isDrawn = typeof document === "undefined";

options.vnode = (vnode) => {
  const { type } = vnode;
  if (typeof type === "string" ? holdsTexts(type) : type === Fragment) {
    const props = vnode.props as Props;
    if (isDrawn) draw(vnode, props);
    else props.children = inElements(props.children, element);
  }
  before?.(vnode);
};

interface Props {
  children?: unknown;
  translate?: string;
}

function element(parts: TextPart[], key: string) {
  // The DOM property is boolean: any string, even `no`, means true.
  const fixed = { translate: false } as object;
  const children = parts.map(({ text, isFixed }) => (isFixed ? h(textElement, fixed, text) : text));
  return h(textElement, { key }, children);
}

/** Static texts become elements at hydration. */
function draw({ type }: VNode, props: Props): void {
  const { children } = props;
  if (typeof children === "string" && typeof type === "string") {
    const parts = partsOf(children);
    if (parts.length > 0 && parts.every(({ isFixed }) => isFixed)) props.translate = "no";
  }
  props.children = inElements(children, (parts) => parts.map(({ text }) => text).join(""));
}
