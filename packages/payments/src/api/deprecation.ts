import type { Id } from "../core/ids.ts";

/** RFC 9745, RFC 5829. */
export function deprecated(merchantId: Id): Record<string, string> {
  const successor = `</merchants/${merchantId}/transactions>; rel="successor-version"`;
  return {
    Deprecation: "@1483228800",
    Link: `</docs>; rel="deprecation"; type="text/html", ${successor}`,
  };
}

/** The call names a follow-up instead of its original. */
export function takenAs(originalId: Id): Record<string, string> {
  const original = `</transactions/${originalId}>; rel="original"`;
  return {
    Deprecation: "@1795305600",
    Link: `</docs>; rel="deprecation"; type="text/html", ${original}`,
  };
}
