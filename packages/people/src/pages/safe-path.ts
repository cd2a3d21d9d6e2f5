const longest = 2000;
const anyOrigin = "https://origin.invalid";

/** Undefined for any text that a browser could read as another origin. */
export function safePath(input: unknown): string | undefined {
  if (typeof input !== "string" || input.length > longest) return undefined;
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(input)) return undefined;
  if (!URL.canParse(input, anyOrigin)) return undefined;
  const { origin, pathname } = new URL(input, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith("//") ? input : undefined;
}

export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
