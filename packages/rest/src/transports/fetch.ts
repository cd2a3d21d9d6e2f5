/* Transport for browsers and other runtimes, within the limits of `fetch`. */
import { takePart, tooLarge } from "../answer.ts";
import { join } from "../bytes.ts";
import { RestError, type RestErrorCode } from "../error.ts";
import { createBag } from "../headers.ts";
import { hasNoSecrets } from "../redirect.ts";
import { responseOf } from "../response.ts";
import type { Answer, BuiltRequest, Transport, TransportLimits } from "../transport.ts";

/**
 * A transport over the global `fetch` or another. The default where undici does not run.
 *
 * @example
 * const client = new Client({ transport: createFetchTransport() });
 */
export function createFetchTransport(
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): Transport {
  return async (request, limits) => {
    const { maxResponseBytes, onPart } = limits;
    const response = await ask(fetcher, request, limits);
    const headers = readHeaders(response, request.method);
    const statusCode = response.status;
    const kept: Uint8Array[] = [];
    let size = 0;
    const answer = (): Answer => ({ statusCode, headers, bytes: join(kept) });
    const reader = response.body?.getReader();
    const readPart = async (): Promise<boolean> => {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return false;
      takePart(value, { statusCode, kept, onPart });
      size += value.byteLength;
      return size <= maxResponseBytes;
    };
    try {
      for (let isOpen = true; isOpen; ) isOpen = await readPart();
    } catch (cause) {
      reader?.cancel().catch(() => {});
      if (RestError.isOne(cause)) throw cause;
      throw failureOf("broken_response", cause, responseOf(answer()));
    }
    if (size <= maxResponseBytes) return answer();
    reader?.cancel().catch(() => {});
    throw tooLarge(answer(), maxResponseBytes);
  };
}

/** Where undici does not run. */
export function createTransport(_options: { proxy?: boolean } = {}): Transport {
  return createFetchTransport();
}

type Init = NonNullable<Parameters<typeof fetch>[1]>;

async function ask(
  fetcher: typeof fetch,
  request: BuiltRequest,
  { signal, mayFollow }: TransportLimits,
): Promise<Response> {
  const { method, url, headers, body = null } = request;
  if (body !== null && (method === "GET" || method === "HEAD")) {
    const message = `fetch cannot send a body with ${method}`;
    throw new RestError({ code: "invalid_request", message });
  }
  const init: Init = {
    method,
    headers,
    body: body as Exclude<Init["body"], undefined>,
    signal: signal ?? null,
    // No cookies, no password dialog after a 401.
    credentials: "omit",
  };
  try {
    const response = await fetcher(url, { ...init, redirect: "manual" });
    if (response.type !== "opaqueredirect") return response;
    // A browser hides the target, and without secrets any target is safe.
    if (mayFollow && hasNoSecrets(request))
      return await fetcher(url, { ...init, redirect: "follow" });
  } catch (cause) {
    throw failureOf("connection_failed", cause);
  }
  const why = mayFollow ? "the request has unsafe headers" : "redirects are off";
  const message = `fetch hides the redirect, and ${why}`;
  throw new RestError({ code: "redirect_refused", message });
}

/** A runtime may have removed these encodings. */
const existing = encodingsOf(globalThis);

function encodingsOf(runtime: object): RegExp {
  if ("Deno" in runtime) return /^(gzip|br|identity)$/i;
  if ("Bun" in runtime) return /^(gzip|x-gzip|deflate|br|zstd|identity)$/i;
  return /^(gzip|x-gzip|deflate|br|zstd|identity|[, ])+$/i;
}

function readHeaders(response: Response, method: string): Record<string, string[]> {
  const headers = createBag<string[]>();
  response.headers.forEach((value, name) => {
    headers[name] ??= [];
    headers[name].push(value);
  });
  if (method !== "HEAD" && existing.test(headers["content-encoding"]?.join() ?? "")) {
    delete headers["content-encoding"];
    delete headers["content-length"];
  }
  return headers;
}

function failureOf(code: RestErrorCode, cause: unknown, response: RestError["response"] = null) {
  const reason = cause instanceof Error ? cause.message : "failed";
  return new RestError({ code, message: `fetch: ${reason}`, cause, response });
}
