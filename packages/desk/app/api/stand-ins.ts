// Elements a browser translator put in place of text nodes.

const standIns = new WeakMap<Node, Element>();
const taken = new WeakSet<Node>();

export function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text, ...others] = removedNodes;
    if (!(text instanceof Text) || others.length > 0) continue;
    // Some translators insert the element before they remove the text.
    const match = [addedNodes[0], previousSibling, nextSibling].find(isNewStandIn);
    if (match === undefined) continue;
    standIns.set(text, match);
    taken.add(match);
  }
}

const isNewStandIn = (one: Node | null | undefined): one is Element =>
  one instanceof Element && one.localName === "font" && !taken.has(one);

/** The element in place of a detached text node. */
export function standInFor(text: Text, parent?: Node): Element | undefined {
  const match = standIns.get(text);
  const isThere = match?.parentNode != null && (parent ?? match.parentNode) === match.parentNode;
  return isThere ? match : undefined;
}
