/*
 * A browser that translates puts elements in place of text nodes. A page that changes its text node
 * then changes one outside the document, and the old text stays: an amount beside a button that
 * charges another. So every text stands in an element, which the page replaces as a whole.
 */

/** Unknown to style sheets, and inline. */
export const textElement = "x-text";

/** A part of a text; an amount stays as it is in every translation. */
export interface TextPart {
  text: string;
  isFixed: boolean;
}

/** Elements that hold only text; translators replace nothing in them. */
const plain = new Set(["option", "script", "style", "text", "textarea", "title", "tspan"]);

// Isolates of directions: where a mark is left over, it does no harm.
const [begin, end] = ["\u2068", "\u2069"];

/** Marks a text, such as an amount within a sentence, as one that nobody translates. */
export function fixed(text: string): string {
  return begin + text + end;
}

/** A text by its marks, without them. */
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

/** True of HTML elements whose texts need an element. */
export function holdsTexts(element: string): boolean {
  return element !== textElement && !plain.has(element);
}

/** Children with each text in an element of its own, under a key that changes with the text. */
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

/** Blanks between elements do not change, and stay as they are. */
function isText(child: unknown): boolean {
  return typeof child === "number" || (typeof child === "string" && child.trim() !== "");
}
