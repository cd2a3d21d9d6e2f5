// Allowlists: no cookies, credentials or additions of proxies.
import type { IncomingHttpHeaders } from "node:http";

const requests = [
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

export function forwardedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed = requests.flatMap((name): [string, string][] => {
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

/** No API response may act as a page. */
const inert = {
  "content-security-policy": "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

export function answeredHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const passed = answered.flatMap((name): [string, string | string[]][] => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(passed), ...inert };
}
