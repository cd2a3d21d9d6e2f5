/* Browser translation replaces text nodes by elements. A page that then changes its old text node
   changes a detached node: an amount on screen could differ from the amount charged. So every text
   has a separate element, and the page replaces the whole element. */

/** An unknown element: inline, and untouched by style sheets. */
export const textElement = "x-text";

/** An amount stays the same in every translation. */
export interface TextPart {
  text: string;
  isFixed: boolean;
}

/** Elements with text only; translators replace nothing in them. */
const plain = new Set(["option", "script", "style", "text", "textarea", "title", "tspan"]);

// Bidirectional isolates: a leftover mark is harmless.
const [begin, end] = ["\u2068", "\u2069"];

/** Marks a text, such as an amount within a sentence, as not translatable. */
export function fixed(text: string): string {
  return begin + text + end;
}

/** Splits a text at its marks and removes them. */
export function partsOf(text: string): TextPart[] {
  return text.split(end).flatMap((piece) => {
    const [before = "", inside = ""] = piece.split(begin);
    const parts = [
      { text: before, isFixed: false },
      { text: inside, isFixed: true },
    ];
    return parts.filter((part) => part.text !== "");
  });
}

export function holdsTexts(element: string): boolean {
  return element !== textElement && !plain.has(element);
}

/** Wraps each text in an element, under a key that changes with the text. */
export function inElements(
  children: unknown,
  make: (parts: TextPart[], key: string) => unknown,
): unknown {
  if (Array.isArray(children)) {
    return children.map((child, index) =>
      isText(child) ? make(partsOf(String(child)), `${index} ${child}`) : inElements(child, make),
    );
  }
  return isText(children) ? make(partsOf(String(children)), String(children)) : children;
}

/** Blanks between elements never change. */
function isText(child: unknown): boolean {
  return typeof child === "number" || (typeof child === "string" && child.trim() !== "");
}
