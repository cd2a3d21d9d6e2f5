/*
 * All HTTP of a typed client: a call goes out, is repeated where that is safe, and its answer comes
 * back whatever its status. The same idempotency key goes with every repeat.
 */
import { Client } from "../client.ts";
import type { RestError } from "../error.ts";
import { createTransport } from "../platform.ts";
import type { RestResponse } from "../response.ts";
import type { Transport } from "../transport.ts";
import { keyFor, type Repeat, ruleFor } from "./repeat.ts";

/**
 * Where a service is, and how it is spoken to.
 *
 * @example
 * const options: WireOptions = { url: "https://api.example.com", retries: 5 };
 */
export interface WireOptions {
  /** The address of the service. */
  url: string;
  /** What sends, as of `@frontdesk/rest`: its own by default, over connections of this client. */
  transport?: Transport | undefined;
  /** How often a call is repeated, where that is safe, after the first attempt; 3 by default. */
  retries?: number | undefined;
  /** The longest `Retry-After` to wait for before a repeat; 60 000 by default. */
  maxRetryAfterMs?: number | undefined;
  /** How long each attempt may take; 30 000 by default. */
  timeoutMs?: number | undefined;
}

/**
 * What any call can be given.
 *
 * @example
 * const options: CallOptions = { timeoutMs: 500 };
 */
export interface CallOptions {
  /** Cancels the call, repeats included; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long each attempt may take, instead of the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

/**
 * What a call that creates something can be given.
 *
 * @example
 * const options: PostOptions = { idempotencyKey: "order 8" };
 */
export interface PostOptions extends CallOptions {
  /**
   * Makes the call happen once, however often it is made with this key and the same input. A new
   * one for each call by default: give your own to repeat a call after a restart.
   */
  idempotencyKey?: string | undefined;
}

/**
 * A call, as it goes out.
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
  /** JSON, unless the headers say something else. */
  body?: string | Uint8Array | undefined;
  repeat: Repeat;
  /** As of `send`. Such an answer is asked for once, and may take for ever: its caller knows. */
  onPart?: ((part: Uint8Array) => void) | undefined;
  options?: PostOptions | undefined;
}

/**
 * Resolves to an answer of any status. Rejects when there is none: with the reason of the signal,
 * with a TypeError for what cannot be sent, or with what the client makes of a lost connection.
 *
 * @example
 * const thing = async (wire: Wire) =>
 *   await wire({ method: "GET", path: "/things/1", repeat: "safe" });
 */
export type Wire = (outgoing: Outgoing) => Promise<RestResponse>;

/**
 * The one way out of a client, which says what a call fails with that got no answer. Throws
 * TypeError for an address that is none.
 *
 * @example
 * const wire = openWire({ url: "https://api.example.com" }, ({ message }) => new Error(message));
 */
export function openWire(given: WireOptions, failed: (error: RestError) => Error): Wire {
  const address = addressOf(given.url);
  const { transport = createTransport(), retries = 3, maxRetryAfterMs } = given;
  return async ({ method, path, headers, body, repeat, onPart, options }) => {
    const { signal, timeoutMs = given.timeoutMs ?? 30_000 } = options ?? {};
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
 * An address without a slash at the end; throws TypeError for what is none.
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
 * What proves a caller by a key: Basic with an empty username (RFC 7617), in UTF-8.
 *
 * @example
 * const headers = { Authorization: credentialsOf("secret") }; // "Basic OnNlY3JldA=="
 */
export function credentialsOf(key: string): string {
  const bytes = new TextEncoder().encode(`:${key}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
