/* Server-sent events (WHATWG HTML, 9.2.6). The caller reconnects with the last id. */

/**
 * An event of a stream. Its text is empty for an id or a retry time alone.
 *
 * @example
 * const event: SentEvent = { id: "7", type: "message", text: "{}", retryMs: undefined };
 */
export interface SentEvent {
  /** Empty without an id. */
  id: string;
  /** `message` by default. */
  type: string;
  text: string;
  /** The reconnection time, if the stream sets it here. */
  retryMs: number | undefined;
}

/**
 * Requests a stream, passes on its parts, and resolves at its end.
 *
 * @example
 * const ask: AskForStream = (onPart, signal) => client.send({ baseURL }, { onPart, signal });
 */
export type AskForStream = (
  onPart: (part: Uint8Array) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** Three comments of the servers. */
const longestSilenceMs = 45_000;
/** Bytes of unread data. Beyond it the stream ends, since the caller can reconnect. */
const longestBacklogBytes = 1_048_576;

/**
 * The events of one stream. It ends with the server, after 45 seconds of silence, or if the reader
 * is too slow. Fails with the error of the request, or the signal's reason.
 *
 * @example
 * for await (const { type, text } of readStream(ask)) console.log(type, text);
 */
export async function* readStream(
  ask: AskForStream,
  signal?: AbortSignal,
): AsyncGenerator<SentEvent, void, undefined> {
  const stop = new AbortController();
  const reader = openParts(ask, stop, signal).getReader();
  const decoder = new TextDecoder();
  let lines: string[] = [];
  let open = "";
  try {
    for (;;) {
      const { value } = await reader.read();
      if (value === undefined) return;
      const whole = (open + decoder.decode(value, { stream: true })).split("\n");
      open = whole.pop()!;
      for (const line of whole) {
        lines.push(line.replace(/\r$/, ""));
        if (lines.at(-1) !== "") continue;
        const event = eventOf(lines.slice(0, -1));
        lines = [];
        if (event !== undefined) yield event;
      }
    }
  } finally {
    stop.abort();
  }
}

const longestWaitMs = 60_000;

/**
 * The wait before reconnecting: a random part of the stream's retry time. That time doubles with
 * each failure after the first, up to a minute.
 *
 * @example
 * await waitBeforeAsking(askAgainMs({ retryMs: 2_000, failures: 1 }));
 */
export function askAgainMs({ retryMs, failures }: { retryMs: number; failures: number }): number {
  return Math.random() * Math.min(longestWaitMs, retryMs * 2 ** Math.max(0, failures - 1));
}

/**
 * Waits; fails with the signal's reason once it is aborted.
 *
 * @example
 * await waitBeforeAsking(2_000, signal);
 */
export async function waitBeforeAsking(delayMs: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal?.addEventListener("abort", done);
  });
  signal?.throwIfAborted();
}

/** Parts end with the reader, the caller or silence. */
function openParts(
  ask: AskForStream,
  stop: AbortController,
  signal: AbortSignal | undefined,
): ReadableStream<Uint8Array> {
  const either = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
  return new ReadableStream(
    {
      start(controller) {
        let timer = setTimeout(() => stop.abort(), longestSilenceMs);
        const onPart = (part: Uint8Array) => {
          clearTimeout(timer);
          timer = setTimeout(() => stop.abort(), longestSilenceMs);
          if (stop.signal.aborted) return;
          controller.enqueue(part);
          if (controller.desiredSize! <= 0) stop.abort();
        };
        ask(onPart, either)
          .then(() => controller.close())
          .catch((error: unknown) => {
            if (stop.signal.aborted && !signal?.aborted) controller.close();
            else controller.error(error);
          })
          .finally(() => clearTimeout(timer));
      },
    },
    { highWaterMark: longestBacklogBytes, size: (part) => part.byteLength },
  );
}

/** Undefined for comments only. */
function eventOf(lines: readonly string[]): SentEvent | undefined {
  const fields = lines.flatMap((line) => {
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    return name === "" ? [] : { name, value };
  });
  if (fields.length === 0) return undefined;
  const last = (expected: string) => fields.findLast(({ name }) => name === expected)?.value ?? "";
  const texts = fields.filter(({ name }) => name === "data").map(({ value }) => value);
  return {
    id: last("id"),
    type: last("event") || "message",
    text: texts.join("\n"),
    retryMs: /^\d+$/.test(last("retry")) ? Number(last("retry")) : undefined,
  };
}
