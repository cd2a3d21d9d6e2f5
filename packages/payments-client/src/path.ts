/** A path with each value as one segment; throws TypeError for one that would change the path. */
export function path(texts: TemplateStringsArray, ...values: string[]): string {
  return texts.reduce((before, text, index) => before + segmentOf(values[index - 1]) + text);
}

function segmentOf(value: string | undefined): string {
  if (typeof value !== "string" || ["", ".", ".."].includes(value)) {
    throw new TypeError(`${JSON.stringify(value)} is not an id`);
  }
  return encodeURIComponent(value);
}
