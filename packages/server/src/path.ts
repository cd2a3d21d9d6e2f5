// RFC 9112, section 3.2.2: proxies are sent the whole address, and servers have to take it.
const parts = /^(https?:\/\/(?=[^/]))?([^?]*)(\?.*)?$/is;

/** An address with each run of slashes in its path as one; its query stays as it is. */
export function withSingleSlashes(url: string): string {
  const [, origin = "", path = "", query = ""] = parts.exec(url) ?? [];
  return origin + path.replace(/\/{2,}/g, "/") + query;
}
