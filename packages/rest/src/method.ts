import { invalid } from "./error.ts";

/**
 * The common methods by name. Any other token is valid too, and is sent as written.
 *
 * @example
 * await send({ method: Method.Delete, baseURL: "https://api.example.com/things/1" });
 * await send({ method: "PROPFIND", baseURL: "https://files.example.com/" });
 */
export const Method = {
  Get: "GET",
  Post: "POST",
  Put: "PUT",
  Patch: "PATCH",
  Delete: "DELETE",
  Head: "HEAD",
  Options: "OPTIONS",
} as const;

/**
 * One of the common methods.
 *
 * @example
 * const method: Method = isNew ? Method.Post : Method.Put;
 */
export type Method = (typeof Method)[keyof typeof Method];

/** RFC 9110, 5.6.2: the characters of methods and header names. */
export const token: RegExp = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** GET if absent or empty; throws an `invalid_request`. */
export function readMethod(input: unknown): string {
  if (input === undefined || input === "") return Method.Get;
  if (typeof input !== "string" || !token.test(input)) {
    throw invalid("method must be a token, such as GET");
  }
  if (input.toUpperCase() === "CONNECT") throw invalid("method must not be CONNECT");
  return input;
}
