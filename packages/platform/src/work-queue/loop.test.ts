import { createLog } from "@frontdesk/server/log";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startLoop } from "./loop.ts";

const log = createLog({ level: "silent" });
const options = { name: "test", log, fullTurn: 10, pollMs: 1_000, gatherMs: 100 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("background loop", () => {
  it("runs soon after its start, then once per poll interval", async () => {
    const round = vi.fn(async () => 0);
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(100);
    expect(round).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(round).toHaveBeenCalledTimes(3);
    await loop.stop();
  });

  it("runs once for many wake-ups", async () => {
    const round = vi.fn(async () => 0);
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(100);
    for (let wakes = 0; wakes < 50; wakes += 1) loop.wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(round).toHaveBeenCalledTimes(2);
    await loop.stop();
  });

  it("runs again after a wake-up during a run", async () => {
    let finish = () => {};
    const round = vi.fn(() => new Promise<number>((resolve) => (finish = () => resolve(0))));
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(100);
    loop.wake();
    await vi.advanceTimersByTimeAsync(500);
    expect(round).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(100);
    expect(round).toHaveBeenCalledTimes(2);
    finish();
    await loop.stop();
  });

  it("runs again at once after a full batch", async () => {
    const left = [10, 10, 3];
    const round = vi.fn(async () => left.shift() ?? 0);
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(103);
    expect(round).toHaveBeenCalledTimes(3);
    await loop.stop();
  });

  it("survives a failed run", async () => {
    const round = vi.fn(async () => 0).mockRejectedValueOnce(new Error("no database"));
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(round).toHaveBeenCalledTimes(2);
    await loop.stop();
  });

  it("runs less often while runs fail, and logs that once", async () => {
    const lines: string[] = [];
    const telling = createLog({
      level: "info",
      destination: { write: (line) => lines.push(line) },
    });
    const label = () => lines.map((line) => JSON.parse(line));
    const round = vi.fn(async () => 0).mockRejectedValue(new Error("no database"));
    const loop = startLoop(round, { ...options, log: telling, pollMs: 250 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(round.mock.calls.length).toBeLessThan(35);
    expect(round.mock.calls.length).toBeGreaterThan(10);
    expect(label()).toMatchObject([{ level: "error", loop: "test" }]);
    round.mockResolvedValue(0);
    await vi.advanceTimersByTimeAsync(5_000);
    const failures = expect.any(Number);
    expect(label()).toMatchObject([{ level: "error" }, { level: "info", loop: "test", failures }]);
    round.mockRejectedValue(new Error("no database again"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(label()).toHaveLength(3);
    await loop.stop();
  });

  it("drains until a run finds nothing, and throws a run's error", async () => {
    const left = [1, 2];
    const round = vi.fn(async () => left.shift() ?? 0);
    const loop = startLoop(round, options);
    await loop.drain();
    expect(round).toHaveBeenCalledTimes(3);
    round.mockRejectedValueOnce(new Error("no database"));
    await expect(loop.drain()).rejects.toThrow("no database");
    await loop.stop();
  });

  it("stops after the current run, signals it, and starts no more", async () => {
    let finish = () => {};
    let aborted = false;
    const round = vi.fn((signal: AbortSignal) => {
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      return new Promise<number>((resolve) => (finish = () => resolve(10)));
    });
    const loop = startLoop(round, options);
    await vi.advanceTimersByTimeAsync(100);
    const stopped = loop.stop();
    expect(aborted).toBe(true);
    finish();
    await stopped;
    loop.wake();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(round).toHaveBeenCalledTimes(1);
  });
});
