import type { Id } from "../ground/ids.ts";

/**
 * What answers of a deprecated call carry: since when it is, where to read of it, and what replaces
 * it (RFC 9745, RFC 5829).
 */
export function deprecated(merchantId: Id): Record<string, string> {
  const successor = `</merchants/${merchantId}/transactions>; rel="successor-version"`;
  return {
    Deprecation: "@1483228800",
    Link: `</docs>; rel="deprecation"; type="text/html", ${successor}`,
  };
}

/** The same of a call that names a follow-up where its original is meant, to which it links. */
export function takenAs(originalId: Id): Record<string, string> {
  const original = `</transactions/${originalId}>; rel="original"`;
  return {
    Deprecation: "@1795305600",
    Link: `</docs>; rel="deprecation"; type="text/html", ${original}`,
  };
}
