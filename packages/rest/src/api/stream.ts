/*
 * One stream of server-sent events (WHATWG HTML, 9.2.6), as it is read. Whoever wants more after
 * its end asks again, and says where to go on.
 */

/**
 * An event of a stream, or what else a stream says that is no comment: its text is then empty.
 *
 * @example
 * const event: SentEvent = { id: "7", type: "message", text: "{}", retryMs: undefined };
 */
export interface SentEvent {
  /** Empty where it has none of its own. */
  id: string;
  /** `message` where the stream does not say. */
  type: string;
  text: string;
  /** How long to wait before asking again, where the stream says so here. */
  retryMs: number | undefined;
}

/**
 * Asks for a stream, hands on its parts, and is done when it has ended.
 *
 * @example
 * const ask: AskForStream = (onPart, signal) => client.send({ baseURL }, { onPart, signal });
 */
export type AskForStream = (
  onPart: (part: Uint8Array) => void,
  signal: AbortSignal,
) => Promise<unknown>;

/** Three of the comments that servers send every fifteen seconds, so that none hears nothing. */
const longestSilenceMs = 45_000;
/** What may wait to be read; a stream that has more is given up, as it can be asked for again. */
const longestBacklogBytes = 1_048_576;

/**
 * The events of one stream until it ends, falls silent for 45 seconds, or is read too slowly.
 * Fails with what asking for it fails with, and as the signal says.
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
 * How long to wait before asking again: a random part of what the stream says, which doubles with
 * each failure after the first, up to a minute.
 *
 * @example
 * await waitBeforeAsking(askAgainMs({ retryMs: 2_000, failures: 1 }));
 */
export function askAgainMs({ retryMs, failures }: { retryMs: number; failures: number }): number {
  return Math.random() * Math.min(longestWaitMs, retryMs * 2 ** Math.max(0, failures - 1));
}

/**
 * Waits, and fails with the signal's reason once that is aborted.
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

/** The parts of a stream, until the end of it that its reader, the caller or silence makes. */
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

/** What the lines before an empty one say; nothing where all are comments. */
function eventOf(lines: readonly string[]): SentEvent | undefined {
  const fields = lines.flatMap((line) => {
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    return name === "" ? [] : { name, value };
  });
  if (fields.length === 0) return undefined;
  const last = (wanted: string) => fields.findLast(({ name }) => name === wanted)?.value ?? "";
  const texts = fields.filter(({ name }) => name === "data").map(({ value }) => value);
  return {
    id: last("id"),
    type: last("event") || "message",
    text: texts.join("\n"),
    retryMs: /^\d+$/.test(last("retry")) ? Number(last("retry")) : undefined,
  };
}
