import { RestError } from "./error.ts";
import { createBag } from "./headers.ts";
import { Method } from "./method.ts";
import { isWeb } from "./request.ts";
import type { RestResponse } from "./response.ts";
import type { BuiltRequest } from "./transport.ts";

const redirects = new Set([301, 302, 303, 307, 308]);

/** Other headers may be secret: only these go to another origin. */
const safeNames: ReadonlySet<string> = new Set(["accept", "accept-language", "user-agent"]);

/** These headers go with the body. */
const bodyNames: ReadonlySet<string> = new Set([
  "content-type",
  "content-encoding",
  "content-language",
  "content-location",
]);

/** Safe to any target. */
export function hasNoSecrets({ method, headers, body }: BuiltRequest): boolean {
  const isPlain = (method === "GET" || method === "HEAD") && body === undefined;
  return isPlain && Object.keys(headers).every((name) => safeNames.has(name));
}

/**
 * RFC 9110, 15.4. Undefined for other responses and without a location. Throws `redirect_refused`
 * for targets outside http(s), and before a body goes to another origin.
 */
export function redirectOf(
  request: BuiltRequest,
  response: RestResponse,
): BuiltRequest | undefined {
  const location = response.headers.location?.[0] ?? "";
  if (!redirects.has(response.statusCode) || location === "") return undefined;
  const url = URL.parse(textOf(location), request.url);
  if (url === null || !isWeb(url)) throw reject("leads to no http(s) URL", response);
  const isElsewhere = url.origin !== new URL(request.url).origin;
  const isReset = resetsMethod(response.statusCode, request.method);
  if (isElsewhere && !isReset && request.body !== undefined) {
    throw reject(`would send the body to ${url.origin}`, response);
  }
  return {
    method: isReset ? Method.Get : request.method,
    url: url.origin + url.pathname + url.search,
    headers: filter(
      request.headers,
      (name) => (!isElsewhere || safeNames.has(name)) && !(isReset && bodyNames.has(name)),
    ),
    body: isReset ? undefined : request.body,
  };
}

function resetsMethod(statusCode: number, method: string): boolean {
  if (statusCode === 303) return method !== Method.Head;
  return statusCode < 303 && method === Method.Post;
}

function filter(headers: BuiltRequest["headers"], keeps: (name: string) => boolean) {
  const kept = createBag<string>();
  for (const [name, value] of Object.entries(headers)) if (keeps(name)) kept[name] = value;
  return kept;
}

/** Servers write UTF-8; header values arrive as latin1. */
function textOf(location: string): string {
  return new TextDecoder().decode(Uint8Array.from(location, (one) => one.charCodeAt(0)));
}

function reject(what: string, response: RestResponse): RestError {
  const message = `the redirect ${what}`;
  return new RestError({ code: "redirect_refused", message, response });
}
