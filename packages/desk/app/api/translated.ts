/* Translating browsers change the page under React: Chrome puts `font` elements in the places of
   texts, Safari other texts. Firefox changes, moves, merges or drops them. So React first
   restores its own children and words; otherwise it would show a former amount, or fail. */

interface Native {
  insert: Node["insertBefore"];
  remove: Node["removeChild"];
}

class Drawn {
  readonly #native: Native;
  readonly #children = new WeakMap<Node, Node[]>();
  readonly #parents = new WeakMap<Node, Node>();
  readonly #words = new WeakMap<Node, string>();

  constructor(native: Native) {
    this.#native = native;
  }

  insert(parent: Node, added: Node, before: Node | null): void {
    const nodes = added instanceof DocumentFragment ? [...added.childNodes] : [added];
    const former = this.#children.get(parent);
    if (former !== undefined || nodes.some(isText)) {
      const children = (former ?? [...parent.childNodes]).filter((one) => !nodes.includes(one));
      const at = before === null ? -1 : children.indexOf(before);
      children.splice(at < 0 ? children.length : at, 0, ...nodes);
      this.#children.set(parent, children);
      for (const node of nodes) this.#note(node, parent);
    }
    this.#native.insert.call(parent, added, before?.parentNode === parent ? before : null);
    this.#restore(parent);
  }

  remove(parent: Node, child: Node): void {
    const children = this.#children.get(parent);
    if (children?.includes(child) === true) {
      this.#children.set(
        parent,
        children.filter((one) => one !== child),
      );
      this.#parents.delete(child);
    }
    // A translator may have moved or dropped the child.
    if (child.parentNode !== null) this.#native.remove.call(child.parentNode, child);
    this.#restore(parent);
  }

  write(text: Text): void {
    const parent = this.#parents.get(text);
    if (parent === undefined) return;
    this.#words.set(text, text.data);
    this.#restore(parent);
  }

  #note(node: Node, parent: Node): void {
    if (!isText(node)) return;
    this.#parents.set(node, parent);
    // May hold a translator's words.
    if (!this.#words.has(node)) this.#words.set(node, node.data);
  }

  #restore(parent: Node): void {
    const children = this.#children.get(parent);
    if (children === undefined || !parent.isConnected || this.#isWhole(parent, children)) return;
    const own = new Set(children);
    for (const node of [...parent.childNodes]) {
      // An element without text may belong to a browser extension.
      const isStrange = !own.has(node) && node.textContent !== "";
      if (isStrange) this.#native.remove.call(parent, node);
    }
    let next: Node | null = null;
    for (const child of children.toReversed()) {
      const isThere = child.parentNode === parent && ownAfter(child, own) === next;
      if (!isThere) this.#native.insert.call(parent, child, next);
      const words = this.#words.get(child);
      if (isText(child) && words !== undefined && child.data !== words) child.data = words;
      next = child;
    }
  }

  #isWhole({ childNodes }: Node, children: readonly Node[]): boolean {
    if (childNodes.length !== children.length) return false;
    return children.every((child, index) => {
      const words = this.#words.get(child);
      return childNodes[index] === child && (words ?? child.nodeValue) === child.nodeValue;
    });
  }
}

function ownAfter({ nextSibling }: Node, own: ReadonlySet<Node>): Node | null {
  let sibling = nextSibling;
  while (sibling !== null && !own.has(sibling)) sibling = sibling.nextSibling;
  return sibling;
}

const isText = (node: Node): node is Text => node instanceof Text;

/** Once in a page, before React draws. */
export function followTranslator(): void {
  const { prototype } = Node;
  const { insertBefore: insert, removeChild: remove } = prototype;
  const drawn = new Drawn({ insert, remove });
  prototype.appendChild = function appended<Child extends Node>(this: Node, child: Child): Child {
    drawn.insert(this, child, null);
    return child;
  };
  prototype.insertBefore = function inserted<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    drawn.insert(this, child, before);
    return child;
  };
  prototype.removeChild = function removed<Child extends Node>(this: Node, child: Child): Child {
    drawn.remove(this, child);
    return child;
  };
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, "nodeValue")!;
  Object.defineProperty(Text.prototype, "nodeValue", {
    configurable: true,
    get,
    set(this: Text, value: string | null) {
      set?.call(this, value);
      drawn.write(this);
    },
  });
}
