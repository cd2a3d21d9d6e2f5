import { invalid, RestError } from "./error.ts";
import { readHeaders } from "./headers.ts";
import { type Method, readMethod } from "./method.ts";
import { searchOf } from "./query.ts";
import type { BuiltRequest } from "./transport.ts";

/**
 * The description of a request. `send` reads it when called, and never changes it.
 *
 * @example
 * const request: RestRequest = {
 *   method: Method.Post,
 *   baseURL: "https://api.example.com/things",
 *   headers: { Authorization: "Bearer key" },
 *   queryParams: { notify: "yes" },
 *   body: JSON.stringify({ name: "A thing" }),
 * };
 */
export interface RestRequest {
  /** Any method; GET if absent or empty. */
  readonly method?: Method | (string & {}) | undefined;
  /** An absolute http or https URL, optionally with a query. */
  readonly baseURL: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly queryParams?: Readonly<Record<string, string>> | undefined;
  /** Bytes, or a string sent as UTF-8; JSON unless a Content-Type says otherwise. */
  readonly body?: string | ArrayBuffer | ArrayBufferView | undefined;
}

/**
 * A built request, or the `invalid_request` with the malformed part's name.
 *
 * @example
 * const { request, error }: BuildResult = buildRequest({ baseURL: "example.com" });
 * error?.message; // "baseURL is not an absolute URL"
 */
export type BuildResult =
  | { readonly request: BuiltRequest; readonly error: null }
  | { readonly request: null; readonly error: RestError };

/**
 * The request that `send` would send, for inspection.
 *
 * @example
 * const { request } = buildRequest({ baseURL: "https://example.com", queryParams: { a: "b" } });
 * request?.url; // "https://example.com/?a=b"
 */
export function buildRequest(description: RestRequest): BuildResult {
  try {
    return { request: readRequest(description), error: null };
  } catch (error) {
    return { request: null, error: error as RestError };
  }
}

/** A getter that throws is also an `invalid_request`. */
export function readRequest(description: unknown): BuiltRequest {
  let part = "request";
  try {
    if (typeof description !== "object" || description === null) throw invalid("must be an object");
    const input = description as Partial<Record<keyof RestRequest, unknown>>;
    part = "method";
    const method = readMethod(input.method);
    part = "baseURL";
    const url = readURL(input.baseURL);
    part = "queryParams";
    const search = searchOf(url.search.slice(1), input.queryParams);
    part = "headers";
    const headers = readHeaders(input.headers);
    part = "body";
    const body = readBody(input.body);
    if (body !== undefined) headers["content-type"] ??= "application/json";
    if (url.username !== "" || url.password !== "") headers.authorization ??= basicOf(url);
    return { method, url: url.origin + url.pathname + search, headers, body };
  } catch (cause) {
    if (!RestError.isOne(cause)) throw invalid(`${part} cannot be read`, cause);
    throw part === "request" ? invalid(`request ${cause.message}`) : cause;
  }
}

function readURL(input: unknown): URL {
  if (typeof input !== "string") throw invalid("baseURL must be a string");
  const url = hasControls(input) ? null : URL.parse(input);
  if (url === null) throw invalid("baseURL is not an absolute URL");
  if (!isWeb(url)) throw invalid("baseURL must be http or https");
  return url;
}

/** A URL parser would remove control characters. */
function hasControls(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
  return /[\x00-\x1f\x7f]/.test(text);
}

export function isWeb({ protocol }: URL): boolean {
  return protocol === "https:" || protocol === "http:";
}

function readBody(input: unknown): string | Uint8Array | undefined {
  if (input === undefined) return undefined;
  if (typeof input === "string") return input === "" ? undefined : input;
  const bytes = bytesOf(input);
  if (bytes === undefined) throw invalid("body must be bytes or a string");
  return bytes.byteLength === 0 ? undefined : bytes;
}

/** Every attempt sends the same bytes. */
function bytesOf(input: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(input)) {
    return new Uint8Array(input.buffer, input.byteOffset, input.byteLength).slice();
  }
  return input instanceof ArrayBuffer ? new Uint8Array(input).slice() : undefined;
}

/** RFC 7617, from a URL's percent-decoded user and password. */
function basicOf({ username, password }: URL): string {
  const unescaped = `${username}:${password}`.replace(/%([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return `Basic ${btoa(unescaped)}`;
}
