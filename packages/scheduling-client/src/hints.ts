/* After any end the stream resumes from the last hint, and may repeat some. */
import {
  type AskForStream,
  askAgainMs,
  readStream,
  waitBeforeAsking,
} from "@frontdesk/rest/api/stream";
import { SchedulingError } from "./errors.ts";
import type { Channel } from "./send.ts";
import type { ChangeHint } from "./types/changes.ts";

export interface ListenOptions {
  /** Rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

// Refusals of a stream are JSON.
const accepted = { Accept: "text/event-stream, application/json" };

/** Throws permanent errors. */
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
  let isNotified = false;
  async function* hints(): AsyncGenerator<ChangeHint, void, undefined> {
    for await (const { id, text, retryMs = course.retryMs } of readStream(ask, signal)) {
      course = { retryMs, failures: 0 };
      if (id !== "") lastId = id;
      if (text === "") continue;
      isNotified = true;
      yield JSON.parse(text);
    }
  }
  for (;;) {
    isNotified = false;
    let waitMs: number | undefined;
    try {
      yield* hints();
    } catch (error) {
      if (!mayPass(error)) throw error;
      course.failures += 1;
      waitMs = error.retryAfterMs;
    }
    // More hints may follow at once.
    if (isNotified && waitMs === undefined) continue;
    await waitBeforeAsking(waitMs ?? askAgainMs(course), signal);
  }
}

/** Other errors are permanent. */
function mayPass(error: unknown): error is SchedulingError {
  if (!(error instanceof SchedulingError)) return false;
  const { status = 503 } = error;
  return [408, 425, 429].includes(status) || status >= 500;
}
