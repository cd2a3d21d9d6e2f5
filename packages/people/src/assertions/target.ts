export interface Target {
  /** Each segment decoded and encoded again, so that a path has one spelling. */
  path: string;
  query: string;
}

export function targetOf(url: string): Target | undefined {
  const [, path = "", query = ""] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url) ?? [];
  if (path === "") return undefined;
  try {
    const names = path
      .replace(/\/{2,}/g, "/")
      .split("/")
      .map(decodeURIComponent);
    if (names.includes(".") || names.includes("..")) return undefined;
    return { path: names.map(encodeURIComponent).join("/"), query };
  } catch {
    return undefined;
  }
}
