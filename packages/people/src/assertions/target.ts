/** What a request is for. */
export interface Target {
  /** Each of its names decoded and encoded again, so that one path has one spelling. */
  path: string;
  /** What stands behind the question mark, as it came; "" for nothing. */
  query: string;
}

/** The target of a request in its one spelling; undefined for what no service has a path for. */
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
