/*
 * A merchant's events, one after the other and for ever. The list is what is true: it is read to
 * its end, the stream then saves asking again, and whatever ends the stream, the list is asked what
 * came after the last event that was seen. So none is missing, and none comes twice.
 */
import { path } from "@frontdesk/rest/api/path";
import { askAgainMs, readStream, waitBeforeAsking } from "@frontdesk/rest/api/stream";
import { PaymentsError } from "./errors.ts";
import { boundOf, createList } from "./list.ts";
import type { NewWebhook } from "./requests.ts";
import type { Send } from "./send.ts";
import { askingFor } from "./stream.ts";
import type { Event } from "./types.ts";

/** What to follow, and until when. */
export interface FollowOptions {
  /** The event, or the moment, after which to begin: now by default. */
  after?: string | Date | undefined;
  /** Names of types, `dispute.*` for all that begin so, or `*` for all, as by default. */
  types?: readonly NewWebhook["types"][number][] | undefined;
  /** Ends it, with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Whose events are asked for, and what was learned by asking. */
interface Course {
  send: Send;
  at: string;
  signal: AbortSignal | undefined;
  /** As the stream says. */
  retryMs: number;
  /** How often in a row the list could not be read. */
  failures: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const shortestBackMs = 1_000;

/** Follows the events of a merchant. Fails with what does not pass by itself. */
export async function* follow(
  send: Send,
  merchantId: string,
  { after, types = ["*"], signal }: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const at = path`/merchants/${merchantId}/events`;
  const course: Course = { send, at, signal, retryMs: 2_000, failures: 0 };
  let last = after && boundOf(after);
  for (;;) {
    let isNotified = false;
    let waitMs: number | undefined;
    try {
      last ??= await newestOf(course);
      for await (const event of eventsAfter(last, course)) {
        isNotified = true;
        last = event.id;
        if (types.some((query) => isOf(event.type, query))) yield event;
      }
    } catch (error) {
      if (!mayPass(error)) throw error;
      course.failures += 1;
      waitMs = error.retryAfterMs;
    }
    // Where there was something, there may be more.
    if (!isNotified || waitMs !== undefined)
      await waitBeforeAsking(waitMs ?? askAgainMs(course), signal);
  }
}

/** What the list has after an event, and then a stream until it ends. */
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

/** What comes after is new: the last event, or else a time when there was none, by any clock. */
async function newestOf({ send, at, signal }: Course): Promise<string> {
  const [newest] = await createList<Event>(send, at, { pageSize: 1, signal }).page();
  if (newest !== undefined) return newest.id;
  // Where nothing was kept a day ago, which is so of older merchants at first, it begins later.
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

/** The service is out of reach, or busy; anything else would be said again. */
function mayPass(error: unknown): error is PaymentsError {
  if (!(error instanceof PaymentsError)) return false;
  const { status = 503 } = error;
  return [408, 425, 429].includes(status) || status >= 500;
}
