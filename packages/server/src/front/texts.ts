/* Browser translation replaces text nodes. A page that then changes its detached old node could
   show another amount than it charges. So every text has a separate element. */

export const textElement = "x-text";

export interface TextPart {
  text: string;
  isFixed: boolean;
}

/** Translators replace nothing in these texts. */
const plain = new Set(["option", "script", "style", "text", "textarea", "title", "tspan"]);

// Bidirectional isolates: a leftover mark is harmless.
const [begin, end] = ["\u2068", "\u2069"];

export function fixed(text: string): string {
  return begin + text + end;
}

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

/** The key changes with the text, so that the element does. */
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

function isText(child: unknown): boolean {
  return typeof child === "number" || (typeof child === "string" && child.trim() !== "");
}
