/* Connects to the exact address it checked, uses no proxy and follows no redirect. An answer
   counts only when complete, within limits of time and size. */

import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import { createLookup } from "./names.ts";
import { isPublicAddress } from "./url.ts";

export interface Call {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export type StrangersAnswer =
  | { code: number; body: string; retryAfter?: string | undefined }
  | { code: null; failure: Failure };

export type Failure =
  | "address not allowed"
  | "name not found"
  | "connection refused"
  | "secure connection failed"
  | "no answer in time"
  | "answer too long"
  | "connection lost"
  /** The master key of its seal is lost: the webhook needs a new secret. */
  | "secret lost";

export interface Request {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

export interface WholeAnswer {
  statusCode: number;
  /** Lower-case name → values. */
  headers: Record<string, string[]>;
  bytes: Uint8Array;
}

export interface Outgoing {
  /** Failures are results too. */
  post(call: Call): Promise<StrangersAnswer>;
  /** Returns at most a megabyte. Throws failures. */
  ask(request: Request): Promise<WholeAnswer>;
  close(): Promise<void>;
}

export interface OutgoingOptions {
  mayBePrivate: boolean;
  isPublic?: ((address: string) => boolean) | undefined;
  /** Default: DNS queries, or the system's resolver if private addresses are permitted. */
  lookup?: LookupFunction | undefined;
  /** Timeout of a whole call; default 10 000. */
  timeoutMs?: number | undefined;
}

const keptBytes = 2048;
const mostBytes = 1024 * 1024;
const keptMs = 30_000;

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { timeoutMs = 10_000 } = options;
  const { connect, isFromBefore } = watch(connectorOf(options, timeoutMs));
  const storing = { keepAliveTimeout: keptMs, keepAliveMaxTimeout: keptMs, clientTtl: keptMs };
  // One call at a time per connection, so that no call waits for another's answer.
  const agent = new Agent({ ...storing, connect, pipelining: 1, allowH2: false });

  async function send(call: Call, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { url, headers, body } = call;
    const begun = performance.now();
    try {
      return await request(url, { dispatcher: agent, method: "POST", headers, body, signal });
    } catch (error) {
      // A receiver may close a kept connection as the call arrives. Each repeat uses up one kept
      // connection.
      if (isFromBefore(begun, error) && !signal.aborted) return await send(call, signal);
      throw error;
    }
  }

  return {
    async post(call) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { statusCode: code, headers, body } = await send(call, signal);
        const retryAfter = [headers["retry-after"]].flat()[0];
        return { code, body: await beginningOf(body), retryAfter };
      } catch (error) {
        return { code: null, failure: signal.aborted ? "no answer in time" : failureOf(error) };
      }
    },
    async ask({ url, method, headers, body, signal: input }) {
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = input === undefined ? limit : AbortSignal.any([input, limit]);
      const sent = { dispatcher: agent, method: method as Dispatcher.HttpMethod, headers, signal };
      const answer = await request(url, { ...sent, body: body ?? null });
      const bytes = await wholeOf(answer.body);
      return { statusCode: answer.statusCode, headers: valuesOf(answer.headers), bytes };
    },
    close: () => agent.destroy(),
  };
}

interface WatchedConnector {
  connect: buildConnector.connector;
  isFromBefore(moment: number, error: unknown): boolean;
}

function watch(connect: buildConnector.connector): WatchedConnector {
  const createdAt = new WeakMap<object, number>();
  return {
    connect: (options, callback) =>
      connect(options, (...created) => {
        const [, socket] = created;
        const at = performance.now();
        socket?.on("error", (error) => createdAt.set(error, at));
        callback(...created);
      }),
    isFromBefore: (moment, error) =>
      error instanceof Error && (createdAt.get(error) ?? moment) < moment,
  };
}

function connectorOf(options: OutgoingOptions, timeout: number): buildConnector.connector {
  const { mayBePrivate, isPublic = isPublicAddress } = options;
  if (mayBePrivate) {
    const { lookup = systemLookup as LookupFunction } = options;
    return buildConnector({ lookup, timeout, allowH2: false });
  }
  const lookup = publicLookup(options.lookup ?? createLookup(), isPublic);
  const connect = buildConnector({ lookup, timeout, allowH2: false });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    // Connecting to an IP address makes no lookup.
    if (isIP(host) === 0 || isPublic(host)) connect(options, callback);
    else callback(new Refusal("ADDRESS_NOT_ALLOWED"), null);
  };
}

function publicLookup(
  lookup: LookupFunction,
  isPublic: (address: string) => boolean,
): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, match) => {
      if (error !== null) return callback(error, []);
      const entries = typeof match === "string" ? [] : match;
      const allowed = entries.filter(({ address }) => isPublic(address));
      const [first] = allowed;
      if (first === undefined) return callback(new Refusal("ADDRESS_NOT_ALLOWED"), []);
      if (options.all === true) return callback(null, allowed);
      callback(null, first.address, first.family);
    });
  };
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const beginning: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    if (size < keptBytes) beginning.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new Refusal("ANSWER_TOO_LONG");
  }
  const bytes = Buffer.concat(beginning).subarray(0, keptBytes);
  // Drops a cut character, and NUL, as the database takes none.
  const text = new TextDecoder().decode(bytes, { stream: true });
  return text.replaceAll("\0", "");
}

async function wholeOf(body: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) throw new Refusal("ANSWER_TOO_LONG");
  }
  return Buffer.concat(chunks);
}

function valuesOf(headers: Dispatcher.ResponseData["headers"]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat()]),
  );
}

const failures = new Map<string, Failure>([
  ["ADDRESS_NOT_ALLOWED", "address not allowed"],
  ["ANSWER_TOO_LONG", "answer too long"],
  ["ENOTFOUND", "name not found"],
  ["EAI_AGAIN", "name not found"],
  ["ECONNREFUSED", "connection refused"],
  ["UND_ERR_CONNECT_TIMEOUT", "no answer in time"],
  ["UND_ERR_HEADERS_TIMEOUT", "no answer in time"],
  ["UND_ERR_BODY_TIMEOUT", "no answer in time"],
]);

const secure = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

function failureOf(error: unknown): Failure {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (secure.test(code)) return "secure connection failed";
  return failures.get(code) ?? "connection lost";
}
