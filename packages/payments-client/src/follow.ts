/* The list is the truth: read to its end, followed by a stream that only saves polling. After
   any end of the stream it is read again from the last event, so none is missing or repeated. */
import { path } from "@frontdesk/rest/api/path";
import {
  type AskForStream,
  askAgainMs,
  readStream,
  waitBeforeAsking,
} from "@frontdesk/rest/api/stream";
import { PaymentsError } from "./errors.ts";
import { boundOf, createList } from "./list.ts";
import { queryOf } from "./query.ts";
import type { EventFilter, NewWebhook } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Event } from "./types.ts";

export interface FollowOptions {
  /** Event id or moment; now by default. */
  after?: string | Date | undefined;
  /** Event types, `dispute.*` for a prefix, or `*` for all (default). */
  types?: readonly NewWebhook["types"][number][] | undefined;
  /** Rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

interface Course {
  send: Send;
  at: string;
  signal: AbortSignal | undefined;
  /** The delay that the stream asks for. */
  retryMs: number;
  /** Failures of the list in a row. */
  failures: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const shortestBackMs = 1_000;

/** Throws permanent errors. */
export async function* follow(
  send: Send,
  merchantId: string,
  { after, types = ["*"], signal }: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const at = path`/merchants/${merchantId}/events`;
  const course: Course = { send, at, signal, retryMs: 2_000, failures: 0 };
  let last = after && boundOf(after);
  let isNotified = false;
  async function* matching(): AsyncGenerator<Event, void, undefined> {
    last ??= await newestOf(course);
    for await (const event of eventsAfter(last, course)) {
      isNotified = true;
      last = event.id;
      if (types.some((query) => isOf(event.type, query))) yield event;
    }
  }
  for (;;) {
    isNotified = false;
    let waitMs: number | undefined;
    try {
      yield* matching();
    } catch (error) {
      if (!mayPass(error)) throw error;
      course.failures += 1;
      waitMs = error.retryAfterMs;
    }
    // More events may follow at once.
    if (isNotified && waitMs === undefined) continue;
    await waitBeforeAsking(waitMs ?? askAgainMs(course), signal);
  }
}

/** Reads the list, and then a stream to its end. */
async function* eventsAfter(start: string, course: Course): AsyncGenerator<Event> {
  const { send, at, signal } = course;
  let last = start;
  for await (const event of createList<Event>(send, at, { after: start, signal })) {
    last = event.id;
    yield event;
  }
  course.failures = 0;
  const stream = readStream(askingFor(send, `${at}/stream?after=${last}`), signal);
  for await (const { text, retryMs = course.retryMs } of stream) {
    course.retryMs = retryMs;
    if (text !== "") yield JSON.parse(text);
  }
}

/** The newest event, or without any a time by any clock. */
async function newestOf({ send, at, signal }: Course): Promise<string> {
  const [newest] = await createList<Event>(send, at, { pageSize: 1, signal }).page();
  if (newest !== undefined) return newest.id;
  // Older merchants first had no events, so begin a day ago at most.
  for (let backMs = dayMs; ; backMs /= 2) {
    const after = boundOf(new Date(Date.now() - backMs));
    try {
      await createList<Event>(send, at, { after, pageSize: 1, signal }).page();
      return after;
    } catch (error) {
      if (!isExpired(error) || backMs < shortestBackMs) throw error;
    }
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof PaymentsError && error.status === 410;
}

function isOf(type: string, expected: string): boolean {
  return expected.endsWith("*") ? type.startsWith(expected.slice(0, -1)) : type === expected;
}

/** Other errors are permanent. */
function mayPass(error: unknown): error is PaymentsError {
  if (!(error instanceof PaymentsError)) return false;
  const { status = 503 } = error;
  return [408, 425, 429].includes(status) || status >= 500;
}

export interface StreamOptions {
  /** Event id; from now on by default. */
  after?: string | undefined;
  filter?: EventFilter | undefined;
  /** Rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

export async function* streamEvents(
  send: Send,
  merchantId: string,
  { after, filter = {}, signal }: StreamOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const filters = Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]);
  const query = queryOf({ after, ...Object.fromEntries(filters) });
  const ask = askingFor(send, path`/merchants/${merchantId}/events/stream` + query);
  for await (const { text } of readStream(ask, signal)) if (text !== "") yield JSON.parse(text);
}

function askingFor(send: Send, at: string): AskForStream {
  return (onPart, signal) =>
    send({ method: "GET", path: at, answer: "events", onPart, options: { signal } });
}
