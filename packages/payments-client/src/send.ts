/*
 * All HTTP of this package, over rest: a call goes out, is repeated where that is safe, and comes
 * back as JSON or as an error. The same idempotency key goes with every repeat.
 */
import { Client, createTransport, type RestError, type Transport } from "@frontdesk/rest";
import { readAnswer } from "./answer.ts";
import { ConnectionError } from "./errors.ts";
import { keyFor, type Repeat, ruleFor } from "./repeat.ts";

/** Where the service is, and how it is spoken to. */
export interface ConnectionOptions {
  /** The address of the payment service. */
  url: string;
  /** The API key of an app. Not needed for `apps.create`, `vault.seal` and `payments.create`. */
  key?: string;
  /** What sends, as of `@frontdesk/rest`: its own by default, over connections of this client. */
  transport?: Transport;
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
  /** Whether the body of a success is read as JSON, as it is by default. */
  answer?: "json" | "text";
  options?: PostOptions | undefined;
}

/** Resolves to the answer's body, undefined when it has none; rejects with a `PaymentsError`. */
export type Send = <Answer>(call: Call) => Promise<Answer>;

const repeats = { GET: "safe", PUT: "once", POST: "keyed", DELETE: "once" } as const;

/** The one way out; throws TypeError for an address that is none. */
export function connect(connection: ConnectionOptions): Send {
  const address = addressOf(connection.url);
  const { key, transport = createTransport(), retries = 3 } = connection;
  return async <Answer>(call: Call) => {
    const { signal, timeoutMs = connection.timeoutMs ?? 30_000 } = call.options ?? {};
    const repeat = call.repeat ?? repeats[call.method];
    const client = new Client({
      transport,
      retry: { limit: retries, attemptTimeoutMs: timeoutMs, mayRepeat: ruleFor(repeat) },
      // A redirect would turn a POST into a GET.
      redirects: 0,
    });
    const request = {
      method: call.method,
      baseURL: address + call.path,
      headers: headersOf(call, repeat, key),
      body: call.body && JSON.stringify(call.body),
    };
    const { response, error } = await client.send(request, { signal });
    if (error) throw failureOf(error);
    return readAnswer(response, call.answer) as Answer;
  };
}

function addressOf(url: string): string {
  const { protocol, username, password, origin, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") {
    throw new TypeError("The url must be an http or https address without credentials");
  }
  return origin + pathname.replace(/\/+$/, "");
}

function headersOf(
  { caller = "app", answer = "json", options }: Call,
  repeat: Repeat,
  key: string | undefined,
): Record<string, string> {
  return {
    Accept: answer === "json" ? "application/json" : "*/*",
    ...(caller === "app" && key !== undefined && { Authorization: credentialsOf(key) }),
    ...(caller === "customer" && { "Accept-Version": "1" }),
    ...keyFor(repeat, options?.idempotencyKey),
  };
}

/** RFC 7617 with an empty username, in UTF-8. */
function credentialsOf(key: string): string {
  const bytes = new TextEncoder().encode(`:${key}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** What a call is rejected with that has no answer. */
function failureOf(error: RestError): unknown {
  const { code, message, cause } = error;
  if (code === "aborted") return cause;
  if (code === "invalid_request") return new TypeError(message, { cause: error });
  return new ConnectionError(message, { cause: error });
}
