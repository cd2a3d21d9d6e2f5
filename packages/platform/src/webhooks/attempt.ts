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
  /** Whether it was taken: a status of 200 to 299. */
  isTaken: boolean;
}

// Nothing goes out without the signature that its receiver waits for.
const unsigned: StrangersAnswer = { code: null, failure: "secret lost" };

export async function attemptSending(
  { now, outgoing }: AttemptContext,
  { url, body, sign }: Sending,
): Promise<Sent> {
  const at = now();
  const headers = sign(at);
  if (headers === undefined) return { at, ms: 0, headers: {}, answer: unsigned, isTaken: false };
  const begun = performance.now();
  const answer = await outgoing.post({ url, headers, body });
  const ms = Math.round(performance.now() - begun);
  const isTaken = answer.code !== null && answer.code >= 200 && answer.code < 300;
  return { at, ms, headers, answer, isTaken };
}
