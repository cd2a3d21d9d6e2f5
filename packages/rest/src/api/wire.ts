/* Sends a call, repeats it if safe, and returns a response of any status. Every repeat has the
   same idempotency key. */
import { Client } from "../client.ts";
import type { RestError } from "../error.ts";
import { createTransport } from "../platform.ts";
import type { RestResponse } from "../response.ts";
import type { FailedAttempt, RetryOptions } from "../retry.ts";
import type { Transport } from "../transport.ts";

/**
 * `safe` and `keyed` calls can be repeated without a second effect: a safe method, or an
 * idempotency key known to the server. `once` calls cannot.
 *
 * @example
 * const repeat: Repeat = "keyed";
 */
type Repeat = "keyed" | "safe" | "once";

/** Default: a new key. */
function keyFor(repeat: Repeat, ownKey?: string): Record<string, string> {
  return repeat === "keyed" ? { "Idempotency-Key": ownKey ?? crypto.randomUUID() } : {};
}

/** Repeats also during a running first attempt. */
function ruleFor(repeat: Repeat): RetryOptions["mayRepeat"] {
  if (repeat === "once") return undefined;
  return ({ response, isTemporary }: FailedAttempt) => isTemporary || isRunning(response);
}

/** A later repeat gets its response. */
function isRunning(response: RestResponse | null): boolean {
  return response?.statusCode === 409 && "retry-after" in response.headers;
}

/**
 * The service's address, and the connection options.
 *
 * @example
 * const options: WireOptions = { url: "https://api.example.com", retries: 5 };
 */
export interface WireOptions {
  /** Address of the service. */
  url: string;
  /** A transport of `@frontdesk/rest`; by default a new one with its own connections. */
  transport?: Transport | undefined;
  /** Repeats of a safe call after the first attempt; 3 by default. */
  retries?: number | undefined;
  /** The longest `Retry-After` to wait for before a repeat; 60 000 by default. */
  maxRetryAfterMs?: number | undefined;
  /** The time limit of each attempt; 30 000 by default. */
  timeoutMs?: number | undefined;
}

/**
 * Options of every call.
 *
 * @example
 * const options: CallOptions = { timeoutMs: 500 };
 */
export interface CallOptions {
  /** Cancels the call, repeats included; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** The time limit of each attempt, instead of the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

/**
 * Options of a call that creates something.
 *
 * @example
 * const options: PostOptions = { idempotencyKey: "order 8" };
 */
export interface PostOptions extends CallOptions {
  /**
   * Calls with the same key and input take effect once. By default each call has a new key. Pass
   * your own to repeat a call after a restart.
   */
  idempotencyKey?: string | undefined;
}

/**
 * An outgoing call.
 *
 * @example
 * const call: Outgoing = { method: "GET", path: "/things/1", repeat: "safe" };
 */
export interface Outgoing {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the address of the service, with the query. */
  path: string;
  /** Besides `Accept: application/json` and the idempotency key. */
  headers?: Record<string, string> | undefined;
  /** JSON unless the headers set another type. */
  body?: string | Uint8Array | undefined;
  repeat: Repeat;
  /** As in `send`. Such a response is requested once, without a time limit. */
  onPart?: ((part: Uint8Array) => void) | undefined;
  options?: PostOptions | undefined;
}

/**
 * Resolves to a response of any status. Without a response it rejects with the signal's reason, a
 * TypeError for an invalid call, or the client's error for a lost connection.
 *
 * @example
 * const thing = async (wire: Wire) =>
 *   await wire({ method: "GET", path: "/things/1", repeat: "safe" });
 */
export type Wire = (outgoing: Outgoing) => Promise<RestResponse>;

/**
 * Opens a client's connection. `failed` makes the error of a call without a response. Throws
 * TypeError for an invalid address.
 *
 * @example
 * const wire = openWire({ url: "https://api.example.com" }, ({ message }) => new Error(message));
 */
export function openWire(wireOptions: WireOptions, failed: (error: RestError) => Error): Wire {
  const address = addressOf(wireOptions.url);
  const { transport = createTransport(), retries = 3, maxRetryAfterMs } = wireOptions;
  return async ({ method, path, headers, body, repeat, onPart, options }) => {
    const { signal, timeoutMs = wireOptions.timeoutMs ?? 30_000 } = options ?? {};
    const mayRepeat = ruleFor(repeat);
    const rule = { limit: retries, maxRetryAfterMs, attemptTimeoutMs: timeoutMs, mayRepeat };
    const client = new Client({
      transport,
      retry: onPart === undefined && rule,
      // A redirect would turn a POST into a GET.
      redirects: 0,
    });
    const key = keyFor(repeat, options?.idempotencyKey);
    const request = {
      method,
      baseURL: address + path,
      headers: { Accept: "application/json", ...headers, ...key },
      body,
    };
    const { response, error } = await client.send(request, { signal, onPart });
    if (error === null) return response;
    if (error.code === "aborted") throw error.cause;
    if (error.code === "invalid_request") throw new TypeError(error.message, { cause: error });
    throw failed(error);
  };
}

/**
 * An address without a trailing slash; throws TypeError for an invalid one.
 *
 * @example
 * addressOf("https://api.example.com/v1/"); // "https://api.example.com/v1"
 */
export function addressOf(url: string): string {
  const { protocol, username, password, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") {
    throw new TypeError("The url must be an http or https address without credentials");
  }
  return origin + pathname.replace(/\/+$/, "");
}

/**
 * The `Authorization` header of a key: Basic with an empty username (RFC 7617), in UTF-8.
 *
 * @example
 * const headers = { Authorization: credentialsOf("secret") }; // "Basic OnNlY3JldA=="
 */
export function credentialsOf(key: string): string {
  const bytes = new TextEncoder().encode(`:${key}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
