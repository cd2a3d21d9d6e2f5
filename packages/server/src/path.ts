/** An address with each run of slashes in its path as one; its query stays as it is. */
export function withSingleSlashes(url: string): string {
  const at = url.indexOf("?");
  const [path, query] = at < 0 ? [url, ""] : [url.slice(0, at), url.slice(at)];
  return path.replace(/\/{2,}/g, "/") + query;
}
