import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screenOn } from "./screen.ts";

function setUp({ isTTY, json = false }: { isTTY: boolean; json?: boolean }) {
  const [out, err]: [string[], string[]] = [[], []];
  const stream = (written: string[]) => ({
    isTTY,
    columns: 80,
    write: (text: unknown) => written.push(String(text)) > 0,
  });
  const screen = screenOn({ out: stream(out), err: stream(err) });
  screen.begin({ name: "demo", json });
  return { screen, out, err };
}

const answer = '[\n{"id":1,"name":"Jane"}\n]\n';

describe("command output", () => {
  it("is a table at a terminal", () => {
    const { screen, out } = setUp({ isTTY: true });
    for (const text of [answer, "", "<Document/>"]) screen.show(text);
    expect(out).toEqual(["id  name\n──  ────\n 1  Jane\n", "Done.\n", "<Document/>"]);
  });

  it.each([
    ["in a pipe", { isTTY: false }],
    ["where JSON is asked for", { isTTY: true, json: true }],
  ])("is the service's response %s", (_where, terminal) => {
    const { screen, out } = setUp(terminal);
    for (const text of [answer, "", "<Document/>"]) screen.show(text);
    expect(out).toEqual([answer, "", "<Document/>"]);
  });
});

describe("slow command", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function work(seconds: number, { isTTY }: { isTTY: boolean }) {
    const { screen, out, err } = setUp({ isTTY });
    const done = Promise.withResolvers<string>();
    const watched = screen.during(done.promise);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    done.resolve("done");
    expect(await watched).toBe("done");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(out).toEqual([]);
    return err;
  }

  it("counts the seconds in one line at a terminal, then clears it", async () => {
    const line = "\r\u001b[K";
    expect(await work(2, { isTTY: true })).toEqual([
      `${line}demo … 1 s`,
      `${line}demo … 2 s`,
      line,
    ]);
    expect(await work(0.5, { isTTY: true })).toEqual([]);
  });

  it("reports every ten seconds elsewhere, on standard error", async () => {
    expect(await work(25, { isTTY: false })).toEqual(["demo … 10 s\n", "demo … 20 s\n"]);
  });

  it("clears the line after a failure too", async () => {
    const { screen, err } = setUp({ isTTY: true });
    const failing = Promise.withResolvers<never>();
    const watched = expect(screen.during(failing.promise)).rejects.toThrow("no");
    await vi.advanceTimersByTimeAsync(1000);
    failing.reject(new Error("no"));
    await watched;
    expect(err.at(-1)).toBe("\r\u001b[K");
  });
});
