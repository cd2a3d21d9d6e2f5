// What passes the desk in either direction: everything that is not named here stays behind, such as
// cookies, credentials, and what proxies add.
import type { IncomingHttpHeaders } from "node:http";

const asked = [
  "accept",
  "accept-language",
  "accept-version",
  "content-length",
  "content-type",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "idempotency-key",
  "last-event-id",
  "range",
  "user-agent",
];

/** What a form is told from a forged one by, which services check where pages of theirs are. */
const askedOfPages = ["origin", "sec-fetch-site"];

/** The headers of a request that a service is sent. */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  isPage: boolean,
): Record<string, string> {
  const passed = [...asked, ...(isPage ? askedOfPages : [])].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(passed);
}

const answered = [
  "accept-ranges",
  "allow",
  "cache-control",
  "content-disposition",
  "content-language",
  "content-length",
  "content-range",
  "content-type",
  "deprecation",
  "error-message",
  "etag",
  "last-modified",
  "link",
  "location",
  "retry-after",
  "sunset",
  "vary",
  "x-accel-buffering",
  "x-ratelimit-limit",
  "x-ratelimit-remaining",
  "x-sync-from",
  "x-total-count",
];

const answeredWithPages = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "referrer-policy",
  "x-frame-options",
  "x-robots-tag",
];

/** An answer of the API is no page, whatever it says. */
const inert = {
  "content-security-policy": "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** The headers of an answer that the browser is sent. */
export function answeredHeaders(
  headers: IncomingHttpHeaders,
  isPage: boolean,
): Record<string, string | string[]> {
  const passed = [...answered, ...(isPage ? answeredWithPages : [])].flatMap(
    (name): [string, string | string[]][] => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    },
  );
  return { ...Object.fromEntries(passed), ...(!isPage && inert) };
}
