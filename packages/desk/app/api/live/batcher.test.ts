import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBatcher, everyMs } from "./batcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("batched invalidation", () => {
  it("happens at once, then at most every two seconds", () => {
    const texts: string[][] = [];
    const { add } = createBatcher<string>((things) => texts.push([...things]));
    add(["a"]);
    expect(texts).toEqual([["a"]]);
    add(["b"]);
    add(["c", "b"]);
    vi.advanceTimersByTime(everyMs - 1);
    expect(texts).toEqual([["a"]]);
    vi.advanceTimersByTime(1);
    expect(texts).toEqual([["a"], ["b", "c"]]);
    vi.advanceTimersByTime(everyMs);
    add(["d"]);
    expect(texts).toEqual([["a"], ["b", "c"], ["d"]]);
  });

  it("never happens for an empty batch, or after a stop", () => {
    const say = vi.fn();
    const { add, stop } = createBatcher<string>(say);
    add([]);
    vi.advanceTimersByTime(everyMs * 3);
    expect(say).not.toHaveBeenCalled();
    add(["a"]);
    add(["b"]);
    stop();
    vi.advanceTimersByTime(everyMs * 3);
    expect(say).toHaveBeenCalledTimes(1);
  });
});
