// HTML that is escaped by construction: what a template is filled with is text unless it is HTML
// that another template made, so a page cannot be left open to script by forgetting something.

/** A piece of HTML that is safe to put into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template takes: text is escaped, lists are joined, nothing is left out. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** Builds HTML; attribute values must be quoted in the template. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = parts[0] ?? "";
  for (const [index, value] of values.entries()) text += written(value) + (parts[index + 1] ?? "");
  return new Html(text);
}

/** Text of our own that is HTML, style or script as it stands. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** JSON inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): Html {
  return new Html(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, asUnicode));
}

function asUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function written(value: HtmlValue): string {
  if (value === false || value === null || value === undefined) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(written).join("");
  return escaped(String(value));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
