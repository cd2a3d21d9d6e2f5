/**
 * The `code` of the error for an id that no path can hold, such as an empty one.
 *
 * @example
 * if ((error as { code?: string }).code === notAnId) console.log("There is no such thing");
 */
export const notAnId = "not_an_id";

/**
 * A path with each value as one segment. Throws TypeError for a value that would change the path.
 *
 * @example
 * path`/things/${"a/b"}`; // "/things/a%2Fb"
 */
export function path(texts: TemplateStringsArray, ...values: (string | number)[]): string {
  return texts.reduce((before, text, index) => before + segmentOf(values[index - 1]!) + text);
}

function segmentOf(value: string | number): string {
  const isUsable = typeof value === "number" ? Number.isSafeInteger(value) : isSegment(value);
  if (!isUsable) {
    throw Object.assign(new TypeError(`${JSON.stringify(value)} is not an id`), { code: notAnId });
  }
  return encodeURIComponent(value);
}

function isSegment(value: unknown): boolean {
  return typeof value === "string" && !["", ".", ".."].includes(value);
}
