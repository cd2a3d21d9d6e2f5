/*
 * Calls to addresses that others choose. The address that is connected to is the one that is
 * checked, whatever a name said before; there is no proxy, no redirect is followed, and however
 * much is answered, little of it is kept.
 */

import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, request } from "undici";
import { isPublicAddress } from "./addresses.ts";

export interface Call {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came back: a status with the beginning of the body, or why nothing did. */
export type StrangersAnswer = { code: number; body: string } | { code: null; failure: Failure };

export type Failure =
  | "address not allowed"
  | "name not found"
  | "connection refused"
  | "secure connection failed"
  | "no answer in time"
  | "connection lost"
  /** With the master key that sealed it: the webhook needs a new one. */
  | "secret lost";

export interface Outgoing {
  /** Posts a body; what goes wrong on the way is an answer too. */
  post(call: Call): Promise<StrangersAnswer>;
  /** Ends what runs. */
  close(): Promise<void>;
}

export interface OutgoingOptions {
  /** Whether addresses that are not public may be called. */
  mayBePrivate: boolean;
  /** Finds the addresses of a name: the system's unless given. */
  lookup?: LookupFunction | undefined;
  /** How long a call may take in all: 10 000. */
  timeoutMs?: number | undefined;
}

const keptBytes = 2048;

class RefusedAddress extends Error {
  readonly code = "ADDRESS_NOT_ALLOWED";
}

export function createOutgoing(options: OutgoingOptions): Outgoing {
  const { mayBePrivate, lookup = systemLookup as LookupFunction, timeoutMs = 10_000 } = options;
  const connect = mayBePrivate
    ? buildConnector({ lookup, timeout: timeoutMs })
    : publicConnector(lookup, timeoutMs);
  // Without pipelining each call has a connection, and so a checked address, of its own.
  const agent = new Agent({ connect, pipelining: 0 });
  return {
    async post({ url, headers, body }) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const asked = { dispatcher: agent, method: "POST", headers, body, signal } as const;
        const answer = await request(url, asked);
        return { code: answer.statusCode, body: await beginningOf(answer.body) };
      } catch (error) {
        return { code: null, failure: signal.aborted ? "no answer in time" : failureOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

function publicConnector(lookup: LookupFunction, timeout: number): buildConnector.connector {
  const connect = buildConnector({ lookup: publicLookup(lookup), timeout });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    // Nobody looks up what is an address already.
    if (isIP(host) === 0 || isPublicAddress(host)) connect(options, callback);
    else callback(new RefusedAddress(), null);
  };
}

/** Finds only public addresses, so that no other can be connected to. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error !== null) return callback(error, []);
      const entries = typeof found === "string" ? [] : found;
      const allowed = entries.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (first === undefined) return callback(new RefusedAddress(), []);
      if (options.all === true) return callback(null, allowed);
      callback(null, first.address, first.family);
    });
  };
}

async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size >= keptBytes) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, keptBytes);
  // A character that was cut is left out, and the database takes no NUL.
  const text = new TextDecoder().decode(bytes, { stream: true });
  return text.replaceAll("\0", "");
}

const failures = new Map<string, Failure>([
  ["ADDRESS_NOT_ALLOWED", "address not allowed"],
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
