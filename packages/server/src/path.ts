// RFC 9112, section 3.2.2: clients send proxies the absolute form, and servers must accept it.
const parts = /^(https?:\/\/(?=[^/]))?([^?]*)(\?.*)?$/is;

export function withSingleSlashes(url: string): string {
  const [, origin = "", path = "", query = ""] = parts.exec(url) ?? [];
  return origin + path.replace(/\/{2,}/g, "/") + query;
}
