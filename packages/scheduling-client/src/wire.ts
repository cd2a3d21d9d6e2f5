/*
 * All HTTP of this package, over rest: a request goes out, is repeated where that is safe, and its
 * answer comes back whatever its status. The same idempotency key goes with every repeat.
 */
import { Client, createTransport, type RestResponse, type Transport } from "@frontdesk/rest";
import { failureOf } from "./answer.ts";
import { keyFor, type Repeat, ruleFor } from "./repeat.ts";

/** Where the service is, and how it is spoken to. */
export interface WireOptions {
  /** The address of the scheduling service. */
  url: string;
  /** What sends, as of `@frontdesk/rest`: its own by default, over connections of this client. */
  transport?: Transport | undefined;
  /** How often a call is repeated, where that is safe, after the first attempt; 3 by default. */
  retries?: number | undefined;
  /** How long each attempt may take; 30 000 by default. */
  timeoutMs?: number | undefined;
}

/** What any call can be given. */
export interface CallOptions {
  /** Cancels the call, repeats included; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** How long each attempt may take, instead of the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

/** What a call that creates something can be given. */
export interface PostOptions extends CallOptions {
  /**
   * Makes the call happen once, however often it is made with this key and the same input. A new
   * one for each call by default: give your own to repeat a call after a restart.
   */
  idempotencyKey?: string | undefined;
}

export interface Outgoing {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the address of the service, with the query. */
  path: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  repeat: Repeat;
  options?: PostOptions | undefined;
}

/** Resolves to an answer of any status; rejects when there is none. */
export type Wire = (outgoing: Outgoing) => Promise<RestResponse>;

/** The one way out; throws TypeError for an address that is none. */
export function openWire(given: WireOptions): Wire {
  const address = addressOf(given.url);
  const { transport = createTransport(), retries = 3 } = given;
  return async ({ method, path, headers, body, repeat, options }) => {
    const { signal, timeoutMs = given.timeoutMs ?? 30_000 } = options ?? {};
    const client = new Client({
      transport,
      retry: { limit: retries, attemptTimeoutMs: timeoutMs, mayRepeat: ruleFor(repeat) },
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
    const { response, error } = await client.send(request, { signal });
    if (error) throw failureOf(error);
    return response;
  };
}

/** An address without a slash at the end; throws TypeError for what is none. */
export function addressOf(url: string): string {
  const { protocol, username, password, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") {
    throw new TypeError("The url must be an http or https address without credentials");
  }
  return origin + pathname.replace(/\/+$/, "");
}
