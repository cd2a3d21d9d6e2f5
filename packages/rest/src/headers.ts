import { invalid } from "./error.ts";
import { token } from "./method.ts";
import { quote, readRecord } from "./query.ts";

/** Control characters except tab, and beyond latin1 (RFC 9110, 5.5). */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/;

/** The connection belongs to the transport. */
const refusals = new Set(["transfer-encoding", "expect", "keep-alive", "upgrade"]);

/** So that `__proto__` and `constructor` are ordinary keys. */
export function createBag<Value>(): Record<string, Value> {
  return Object.create(null);
}

/**
 * Names are in lower case; the last spelling wins. Without Content-Length: the transport sends the
 * real one. Throws an `invalid_request` with the header's name.
 */
export function readHeaders(input: unknown): Record<string, string> {
  const headers = createBag<string>();
  if (input === undefined) return headers;
  const record = readRecord(input, "headers");
  for (const spelling of Object.keys(record)) {
    const value = record[spelling];
    const name = spelling.toLowerCase();
    if (!token.test(spelling)) throw invalid(`headers ${quote(spelling)} is not a header name`);
    if (typeof value !== "string") throw invalid(`headers ${quote(spelling)} must be a string`);
    if (unsendable.test(value)) {
      throw invalid(`headers ${quote(spelling)} has characters that cannot be sent`);
    }
    if (refusals.has(name) || (name === "connection" && !mayConnect(value))) {
      throw invalid(`headers ${quote(spelling)} cannot be chosen`);
    }
    if (name !== "content-length") headers[name] = value;
  }
  return headers;
}

function mayConnect(value: string): boolean {
  const tokens = value.split(",").map((part) => part.trim());
  return tokens.every((part) => token.test(part) && part.toLowerCase() !== "upgrade");
}
