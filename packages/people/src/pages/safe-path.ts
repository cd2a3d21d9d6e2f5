const longest = 2000;
const anyOrigin = "https://origin.invalid";

/** On our own origin; undefined for any text that a browser could read as another origin. */
export function safePath(given: unknown): string | undefined {
  if (typeof given !== "string" || given.length > longest) return undefined;
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(given)) return undefined;
  if (!URL.canParse(given, anyOrigin)) return undefined;
  const { origin, pathname } = new URL(given, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith("//") ? given : undefined;
}

export function withNext(path: string, next: string | undefined): string {
  if (next === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}
