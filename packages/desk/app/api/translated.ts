/* A browser translator replaces each text node by a `font` element. React keeps the old node and
   then updates a detached text, or fails for lack of a parent. This module redirects React's
   changes to the new element. */
import { noteStandIns, standInFor } from "./stand-ins.ts";

/** The element in place of a detached text node. */
type Finding = (one: Node, parent?: Node) => Element | undefined;

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
    const match = before === null ? undefined : standInOf(before, this);
    insertBefore.call(this, added, match ?? before);
    return added;
  };
}

/** A changed text returns to its place, for a new translation. */
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
