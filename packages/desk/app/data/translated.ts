/*
 * A browser that translates puts a `font` element in the place of each text node. React keeps the
 * old node: it then changes a text that is not on the page, or fails since the node has no parent.
 * This module leads React's changes to the element in the place of the text.
 */
import { noteStandIns, standInFor } from "./stand-ins.ts";

/** Gives the element in the place of a text that is itself not on the page. */
type Finding = (one: Node, parent?: Node) => Element | undefined;

/** Runs once in a page, before React draws. */
export function followTranslator(root: Node): void {
  const observer = new MutationObserver(noteStandIns);
  observer.observe(root, { childList: true, subtree: true });
  const standInOf: Finding = (one, parent) => {
    if (!(one instanceof Text) || one.parentNode !== null) return undefined;
    noteStandIns(observer.takeRecords());
    return standInFor(one, parent);
  };
  leadRemovals(standInOf);
  leadInsertions(standInOf);
  leadTexts(standInOf);
}

function leadRemovals(standInOf: Finding): void {
  const { prototype } = Node;
  const { removeChild } = prototype;
  prototype.removeChild = function removed<Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, standInOf(child, this) ?? child);
    return child;
  };
}

function leadInsertions(standInOf: Finding): void {
  const { prototype } = Node;
  const { insertBefore } = prototype;
  prototype.insertBefore = function inserted<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    standInOf(added, this)?.remove();
    const found = before === null ? undefined : standInOf(before, this);
    insertBefore.call(this, added, found ?? before);
    return added;
  };
}

/** A text with new words takes its place again, where the translator finds it. */
function leadTexts(standInOf: Finding): void {
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get,
    set(this: Text, value: string | null) {
      set?.call(this, value);
      standInOf(this)?.replaceWith(this);
    },
  });
}
