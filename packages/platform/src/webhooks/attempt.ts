/* Receiver errors are results, so a call never throws for them. */
import type { Outgoing, StrangersAnswer } from "./outgoing.ts";

export interface AttemptContext {
  readonly now: () => Date;
  readonly outgoing: Outgoing;
}

export interface Sending {
  url: string;
  body: string;
  /** Signs an attempt that begins now. Returns undefined after the loss of its secret. */
  sign(at: Date): Record<string, string> | undefined;
}

export interface SentRequest {
  /** Start, and milliseconds until the answer or the failure. */
  at: Date;
  ms: number;
  /** Secrets included. */
  headers: Record<string, string>;
  answer: StrangersAnswer;
  /** A complete answer with a status of 200 to 299. */
  isTaken: boolean;
  /** Requested pause: 0 without one, at most an hour. */
  askedMs: number;
}

// Nothing goes out without a signature.
const unsigned: StrangersAnswer = { code: null, failure: "secret lost" };

export async function attemptSending(
  { now, outgoing }: AttemptContext,
  { url, body, sign }: Sending,
): Promise<SentRequest> {
  const at = now();
  const begun = performance.now();
  const headers = sign(at);
  const answer = headers === undefined ? unsigned : await outgoing.post({ url, headers, body });
  return {
    at,
    ms: Math.round(performance.now() - begun),
    headers: headers ?? {},
    answer,
    isTaken: answer.code !== null && answer.code >= 200 && answer.code < 300,
    askedMs: requestedMsOf(answer, now()),
  };
}

const maxRequestedMs = 60 * 60 * 1000;
const mayAsk = new Set([429, 502, 503, 504]);

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3). */
function requestedMsOf(answer: StrangersAnswer, now: Date): number {
  if (answer.code === null || !mayAsk.has(answer.code)) return 0;
  const text = answer.retryAfter?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.min(maxRequestedMs, Math.max(0, ms || 0));
}
