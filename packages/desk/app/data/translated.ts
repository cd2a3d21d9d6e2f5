/*
 * A browser that translates puts a `font` element in the place of each text node. React keeps the
 * old node: it then changes a text that is not on the page, or fails since the node has no parent.
 * This module remembers the element in the place of each text, and leads React's changes to it.
 */

const standIns = new WeakMap<Node, Element>();
const taken = new WeakSet<Node>();

/** Remembers the elements that took the places of texts. */
function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text, ...others] = removedNodes;
    if (!(text instanceof Text) || others.length > 0) continue;
    // Some translators insert the element first, and remove the text afterwards.
    const found = [addedNodes[0], previousSibling, nextSibling].find(isNewStandIn);
    if (found === undefined) continue;
    standIns.set(text, found);
    taken.add(found);
  }
}

const isNewStandIn = (one: Node | null | undefined): one is Element =>
  one instanceof Element && one.localName === "font" && !taken.has(one);

/** Gives the element in the place of a text that is itself not on the page. */
type Finding = (one: Node, parent?: Node) => Element | undefined;

/** Runs once in a page, before React draws. */
export function followTranslator(root: Node): void {
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });
  const standInOf: Finding = (one, parent) => {
    if (!(one instanceof Text) || one.parentNode !== null) return undefined;
    note(observer.takeRecords());
    const found = standIns.get(one);
    const isThere = found?.parentNode != null && (parent ?? found.parentNode) === found.parentNode;
    return isThere ? found : undefined;
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
