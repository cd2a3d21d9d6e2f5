/*
 * Yields signals after the last event while the person has access. An unknown or expired position
 * opens a gap.
 */
import { targetOf } from "@frontdesk/people/assertions/assertion";
import {
  type AskForStream,
  askAgainMs,
  readStream,
  type SentEvent,
  waitBeforeAsking,
} from "@frontdesk/rest/api/stream";
import type { Context } from "../context.ts";
import type { Asker } from "../gateway/ask.ts";
import { originOf } from "../gateway/forward.ts";
import type { ServiceSide } from "./cursor.ts";

/** The id is the new position. */
export type LiveSignal =
  | { event: "open"; gap: boolean }
  | { event: "away" }
  | { event: "hint"; id: string; hint: Hint };

export interface LiveSource {
  side: ServiceSide;
  /** Throws Refused. */
  locate(): Promise<string>;
  lastId: string | undefined;
}

/** No stream. */
export class FollowError extends Error {
  readonly status: number;
  readonly waitMs: number | undefined;

  constructor(status: number, waitMs?: number) {
    super(`refused with ${status}`);
    this.status = status;
    this.waitMs = waitMs;
  }
}

const retryMs = 1_000;
const longestWaitMs = 10_000;
const noAccess = new Set([401, 403, 404]);
/** The stream lacks the last event, or no longer has it. */
const unknownEvent = new Set([400, 410]);

/** Throws the signal's reason. */
export async function* follow(
  context: Context,
  asker: Asker,
  { side, locate, lastId, signal }: LiveSource & { signal: AbortSignal },
): AsyncGenerator<LiveSignal, void, undefined> {
  let last = lastId;
  let failures = 0;
  async function* signals(): AsyncGenerator<LiveSignal, void, undefined> {
    const ask = asking(context, asker, { side, at: await locate(), lastId: last });
    let isOpen = false;
    for await (const sent of readStream(ask, signal)) {
      // A stream starts with its retry interval.
      if (!isOpen) yield { event: "open", gap: last === undefined };
      isOpen = true;
      failures = 0;
      if (sent.text === "") continue;
      last = sent.id;
      yield { event: "hint", id: sent.id, hint: hintOf[side](sent) };
    }
  }
  for (;;) {
    let waitMs: number | undefined;
    try {
      yield* signals();
    } catch (error) {
      signal.throwIfAborted();
      const refusal = refusalOf(error);
      if (noAccess.has(refusal.status)) return;
      if (unknownEvent.has(refusal.status) && last !== undefined) {
        last = undefined;
        continue;
      }
      if (failures === 0) yield { event: "away" };
      failures += 1;
      waitMs = refusal.waitMs;
    }
    const nextMs = Math.min(longestWaitMs, askAgainMs({ retryMs, failures }));
    await waitBeforeAsking(waitMs ?? nextMs, signal);
  }
}

function refusalOf(error: unknown): FollowError {
  return error instanceof FollowError ? error : new FollowError(503);
}

function asking(
  context: Context,
  { person, address }: Asker,
  { side, at, lastId }: { side: ServiceSide; at: string; lastId: string | undefined },
): AskForStream {
  return async (onPart, signal) => {
    const target = targetOf(at);
    if (target === undefined) throw new Error(`no path: ${at}`);
    const request = { method: "GET", ...target, idempotencyKey: null };
    const assertion = await context.people.makeAssertion({ person, address, aud: side, request });
    if (assertion === undefined) throw new FollowError(401);
    const { statusCode, headers, body } = await context.agent.request({
      origin: originOf(context, { aud: side }),
      path: at,
      method: "GET",
      headers: {
        authorization: assertion.header,
        accept: "text/event-stream, application/json",
        ...(lastId !== undefined && { "last-event-id": lastId }),
      },
      signal,
      headersTimeout: 20_000,
      bodyTimeout: 60_000,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new FollowError(statusCode, secondsOf(headers["retry-after"]));
    }
    for await (const part of body) onPart(part);
  };
}

function secondsOf(header: string | string[] | undefined): number | undefined {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? Math.min(longestWaitMs, seconds * 1000) : undefined;
}

interface Hint {
  type: string;
  id: string | null;
  at: string;
  action?: string;
}

/** Names only the stale data. */
const hintOf: Readonly<Record<ServiceSide, (sent: SentEvent) => Hint>> = {
  payments: ({ text }) => {
    const { type, timestamp: at, data } = JSON.parse(text) as PaymentsEvent;
    const [noun = ""] = type.split(".");
    return { type, id: data[noun]?.id ?? null, at };
  },
  scheduling: ({ text }) => {
    const { type, action, id, at } = JSON.parse(text) as ChangeHint;
    return { type, action, id: String(id), at };
  },
};

interface PaymentsEvent {
  type: string;
  timestamp: string;
  data: Record<string, { id?: string } | undefined>;
}

interface ChangeHint {
  type: string;
  action: string;
  id: number;
  at: string;
}
