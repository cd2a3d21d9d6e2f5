/*
 * All HTTP of this package: a call goes out, is repeated where that is safe, and comes back as
 * JSON or as an error. The same idempotency key goes with every repeat.
 */
import { readAnswer } from "./answer.ts";
import { ConnectionError, PaymentsError } from "./errors.ts";
import { type Repeat, waitMs } from "./retry.ts";

/** Where the service is, and how it is spoken to. */
export interface ConnectionOptions {
  /** The address of the payment payments. */
  url: string;
  /** The API key of an app. Not needed for `apps.create`, `vault.seal` and `payments.create`. */
  key?: string;
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** How often a call is repeated, where that is safe, after the first attempt; 3 by default. */
  retries?: number;
  /** How long each attempt may take; 30 000 by default. */
  timeoutMs?: number;
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

export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the address of the service, with the query. */
  path: string;
  body?: object;
  /** An app proves itself by the key; a customer names the version of the API instead. */
  caller?: "app" | "anyone" | "customer";
  /** By default as the method says: keyed for a POST. */
  repeat?: Repeat;
  options?: PostOptions | undefined;
}

/** Resolves to the answer's body, undefined when it has none; rejects with a `PaymentsError`. */
export type Send = <Answer>(call: Call) => Promise<Answer>;

const repeats = { GET: "safe", PUT: "safe", POST: "keyed", DELETE: "once" } as const;

/** The one way out; throws TypeError for an address that is none. */
export function connect(connection: ConnectionOptions): Send {
  const address = addressOf(connection.url);
  const { fetch = globalThis.fetch, retries = 3 } = connection;
  return async <Answer>(call: Call) => {
    const { signal, timeoutMs = connection.timeoutMs ?? 30_000 } = call.options ?? {};
    const repeat = call.repeat ?? repeats[call.method];
    const attempt: Attempt = {
      fetch,
      url: address + call.path,
      request: requestOf(call, repeat, connection.key),
      timeoutMs,
      signal,
    };
    for (let count = 0; ; count += 1) {
      try {
        return (await exchange(attempt)) as Answer;
      } catch (error) {
        const delayMs = count < retries ? waitMs(error, repeat, count) : undefined;
        if (delayMs === undefined) throw error;
        await pause(delayMs, signal);
      }
    }
  };
}

function addressOf(url: string): string {
  const { protocol, username, password, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") {
    throw new TypeError("The url must be an http or https address without credentials");
  }
  return origin + pathname.replace(/\/+$/, "");
}

function requestOf(call: Call, repeat: Repeat, key: string | undefined): RequestInit {
  const { method, body, caller = "app", options } = call;
  const headers = new Headers({ Accept: "application/json" });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (caller === "app" && key !== undefined) headers.set("Authorization", credentialsOf(key));
  if (caller === "customer") headers.set("Accept-Version", "1");
  if (repeat === "keyed") {
    headers.set("Idempotency-Key", options?.idempotencyKey ?? crypto.randomUUID());
  }
  return {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A redirect would turn a POST into a GET, or take the key elsewhere.
    redirect: "error",
    // Keeps browsers from asking for a password of their own after a 401.
    credentials: "omit",
  };
}

/** RFC 7617 with an empty username, in UTF-8. */
function credentialsOf(key: string): string {
  const bytes = new TextEncoder().encode(`:${key}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

interface Attempt {
  fetch: typeof globalThis.fetch;
  url: string;
  request: RequestInit;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

async function exchange(attempt: Attempt): Promise<unknown> {
  // Browsers insist on a `fetch` that is called on its own, not as a method.
  const { fetch, url, request, timeoutMs, signal } = attempt;
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    return await readAnswer(await fetch(url, { ...request, signal: either }));
  } catch (error) {
    if (error instanceof PaymentsError) throw error;
    signal?.throwIfAborted();
    const message = timeout.aborted ? `No answer within ${timeoutMs} ms` : "The connection failed";
    throw new ConnectionError(message, { cause: error });
  }
}

async function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal?.addEventListener("abort", done);
  });
}
