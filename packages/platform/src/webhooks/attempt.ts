/*
 * An attempt sends a body once: signed, posted, measured and judged. What goes wrong on the way is
 * an outcome too, so that it never throws for a receiver's sake.
 */
import type { Outgoing, StrangersAnswer } from "./outgoing.ts";

export interface AttemptContext {
  readonly now: () => Date;
  readonly outgoing: Outgoing;
}

/** What is posted, and where. */
export interface Sending {
  url: string;
  body: string;
  /** The headers of an attempt that begins now; undefined where the secret for them is lost. */
  sign(at: Date): Record<string, string> | undefined;
}

export interface Sent {
  /** When it began, and how many milliseconds passed until it was answered or given up. */
  at: Date;
  ms: number;
  /** The headers that went out, with whatever is secret in them. */
  headers: Record<string, string>;
  answer: StrangersAnswer;
  /** Whether it was taken: a status of 200 to 299, to the last byte of its answer. */
  isTaken: boolean;
  /** For how long the receiver asks to be left alone; 0 where it does not, an hour at most. */
  askedMs: number;
}

// Nothing goes out without the signature that its receiver waits for.
const unsigned: StrangersAnswer = { code: null, failure: "secret lost" };

export async function attemptSending(
  { now, outgoing }: AttemptContext,
  { url, body, sign }: Sending,
): Promise<Sent> {
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
    askedMs: askedMsOf(answer, now()),
  };
}

const longestAskedMs = 60 * 60 * 1000;
const mayAsk = new Set([429, 502, 503, 504]);

/** What `Retry-After` says, in seconds or as a date (RFC 9110, section 10.2.3). */
function askedMsOf(answer: StrangersAnswer, now: Date): number {
  if (answer.code === null || !mayAsk.has(answer.code)) return 0;
  const text = answer.retryAfter?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.min(longestAskedMs, Math.max(0, ms || 0));
}
