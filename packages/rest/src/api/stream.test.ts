import { afterEach, describe, expect, it, vi } from "vitest";
import { type AskForStream, readStream, type SentEvent } from "./stream.ts";

afterEach(() => void vi.useRealTimers());

function streamOf(...parts: (string | Uint8Array)[]): AskForStream {
  return async (onPart) => {
    for (const part of parts) {
      await Promise.resolve();
      onPart(typeof part === "string" ? new TextEncoder().encode(part) : part);
    }
  };
}

async function everything(events: AsyncIterable<SentEvent>): Promise<SentEvent[]> {
  const all: SentEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

function openStream() {
  const opened = Promise.withResolvers<(part: Uint8Array) => void>();
  let stopped = false;
  const ask: AskForStream = (onPart, signal) =>
    new Promise((_, reject) => {
      const stop = () => {
        stopped = true;
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop);
      if (signal.aborted) stop();
      opened.resolve(onPart);
    });
  const tell = async (text: string) => (await opened.promise)(new TextEncoder().encode(text));
  return { ask, tell, isStopped: () => stopped };
}

const event = (text: string, rest: Partial<SentEvent> = {}): SentEvent => ({
  id: "",
  type: "message",
  text,
  retryMs: undefined,
  ...rest,
});

describe("event stream", () => {
  it("yields events with their types, and skips comments", async () => {
    const text =
      "retry: 2000\n\n:\n\nid: 7\nevent: a.b\ndata: {}\n\n: here\ndata:one\ndata: two\n\ndata\n\n";
    expect(await everything(readStream(streamOf(text)))).toEqual([
      event("", { retryMs: 2000 }),
      event("{}", { id: "7", type: "a.b" }),
      event("one\ntwo"),
      event(""),
    ]);
  });

  it("same events for any split into parts and any line ending", async () => {
    for (const text of ["id: 1\ndata: Zoë €\n\ndata: b\n\n", "id: 1\r\ndata: Zoë €\r\n\r\n"]) {
      const bytes = new TextEncoder().encode(text);
      const whole = await everything(readStream(streamOf(bytes)));
      expect(whole[0]).toEqual(event("Zoë €", { id: "1" }));
      for (let at = 1; at < bytes.length; at += 1) {
        const parts = [bytes.subarray(0, at), bytes.subarray(at)];
        expect(await everything(readStream(streamOf(...parts)))).toEqual(whole);
      }
    }
  });

  it("incomplete event at the end: dropped", async () => {
    expect(await everything(readStream(streamOf("data: a\n\ndata: b\n")))).toEqual([event("a")]);
  });

  it("failing request: fails with its error", async () => {
    const failing = everything(readStream(() => Promise.reject(new Error("refused"))));
    await expect(failing).rejects.toThrow("refused");
  });

  it("reader stops: request aborted", async () => {
    const { ask, tell, isStopped } = openStream();
    void tell("data: a\n\ndata: b\n\n");
    for await (const { text } of readStream(ask)) {
      expect(text).toBe("a");
      break;
    }
    expect(isStopped()).toBe(true);
  });

  it("aborted signal: fails with its reason", async () => {
    const controller = new AbortController();
    const { ask, isStopped } = openStream();
    const reading = everything(readStream(ask, controller.signal));
    controller.abort(new Error("left"));
    await expect(reading).rejects.toThrow("left");
    expect(isStopped()).toBe(true);
    const late = readStream(openStream().ask, AbortSignal.abort(new Error("too late")));
    await expect(everything(late)).rejects.toThrow("too late");
  });

  it("45 seconds of silence end it; comments reset the time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ask, tell, isStopped } = openStream();
    const reading = everything(readStream(ask));
    await tell("data: a\n\n");
    for (let round = 0; round < 5; round += 1) {
      await vi.advanceTimersByTimeAsync(44_999);
      await tell(":\n\n");
    }
    expect(isStopped()).toBe(false);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(isStopped()).toBe(true);
    expect(await reading).toEqual([event("a")]);
  });

  it("a megabyte of unread data: ends after that", async () => {
    const { ask, tell, isStopped } = openStream();
    const reading = readStream(ask);
    const first = reading.next();
    for (let kilobytes = 0; kilobytes < 1_100; kilobytes += 1) {
      if (!isStopped()) await tell(`data: ${"x".repeat(1_017)}\n\n`);
    }
    expect(isStopped()).toBe(true);
    expect((await first).value?.text.length).toBe(1_017);
    expect((await everything(reading)).length).toBeGreaterThan(1_000);
  });
});
