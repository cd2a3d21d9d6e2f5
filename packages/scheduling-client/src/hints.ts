/*
 * Hints of what is changed in an account, one after the other and for ever. Whatever ends a stream,
 * the next goes on from the last that was heard, and may repeat some.
 */
import {
  type AskForStream,
  askAgainMs,
  readStream,
  waitBeforeAsking,
} from "@frontdesk/rest/api/stream";
import { SchedulingError } from "./errors.ts";
import type { Channel } from "./send.ts";
import type { ChangeHint } from "./types/changes.ts";

/** Until when to listen. */
export interface ListenOptions {
  /** Ends it, with the signal's reason. */
  signal?: AbortSignal | undefined;
}

// What refuses a stream says why in JSON.
const accepted = { Accept: "text/event-stream, application/json" };

/** Listens to the stream at a path. Fails with what does not pass by itself. */
export async function* listenTo(
  channel: Channel,
  at: string,
  { signal }: ListenOptions = {},
): AsyncGenerator<ChangeHint, void, undefined> {
  let lastId = "";
  let course = { retryMs: 2_000, failures: 0 };
  const ask: AskForStream = async (onPart, signal) => {
    const headers = lastId === "" ? accepted : { ...accepted, "Last-Event-ID": lastId };
    await channel.ask({ method: "GET", path: at, headers, onPart, options: { signal } });
  };
  for (;;) {
    let isNotified = false;
    let waitMs: number | undefined;
    try {
      for await (const { id, text, retryMs = course.retryMs } of readStream(ask, signal)) {
        course = { retryMs, failures: 0 };
        if (id !== "") lastId = id;
        if (text === "") continue;
        isNotified = true;
        yield JSON.parse(text);
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

/** The service is out of reach, or busy; anything else would be said again. */
function mayPass(error: unknown): error is SchedulingError {
  if (!(error instanceof SchedulingError)) return false;
  const { status = 503 } = error;
  return [408, 425, 429].includes(status) || status >= 500;
}
