import { invalid } from "./error.ts";
import { token } from "./method.ts";
import { quote, readRecord } from "./query.ts";

/** Neither controls, but for the tab, nor what is no byte in latin1 (RFC 9110, 5.5). */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/;

/** They steer the connection, which is not the caller's. */
const refused = new Set(["transfer-encoding", "expect", "keep-alive", "upgrade"]);

/** An object without a prototype, so that `__proto__` and `constructor` are keys like any other. */
export function createBag<Value>(): Record<string, Value> {
  return Object.create(null);
}

/**
 * The caller's headers in a new object, names in lower case; of two spellings the last wins. A
 * Content-Length is left out, as the real one is sent. Throws an `invalid_request` that names the
 * header.
 */
export function readHeaders(given: unknown): Record<string, string> {
  const headers = createBag<string>();
  if (given === undefined) return headers;
  const record = readRecord(given, "headers");
  for (const spelling of Object.keys(record)) {
    const value = record[spelling];
    const name = spelling.toLowerCase();
    if (!token.test(spelling)) throw invalid(`headers ${quote(spelling)} is not a header name`);
    if (typeof value !== "string") throw invalid(`headers ${quote(spelling)} must be a string`);
    if (unsendable.test(value)) {
      throw invalid(`headers ${quote(spelling)} has characters that cannot be sent`);
    }
    if (refused.has(name) || (name === "connection" && !mayConnect(value))) {
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
