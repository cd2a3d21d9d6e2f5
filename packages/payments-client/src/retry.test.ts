import { afterEach, describe, expect, it, vi } from "vitest";
import { ConflictError, ConnectionError, RateLimitError, ServerError } from "./errors.ts";
import { waitMs } from "./retry.ts";

afterEach(() => void vi.restoreAllMocks());

const lost = new ConnectionError("The connection failed");

describe("the wait before a repeat", () => {
  it("is a random part of a time that doubles up to eight seconds", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((attempt) => waitMs(lost, "safe", attempt));
    expect(waits).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
  });

  it("can be none, or nearly all of that time", () => {
    const random = vi.spyOn(Math, "random");
    random.mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    expect(waitMs(lost, "safe", 0)).toBe(0);
    expect(waitMs(lost, "safe", 0)).toBeCloseTo(249.75);
  });

  it("comes on top of what the service asks for", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const busy = new ServerError("Busy", { status: 503, retryAfterMs: 3_000 });
    expect(waitMs(busy, "safe", 0)).toBe(3_125);
  });

  it("is not begun when the service asks for more than thirty seconds", () => {
    const error = new RateLimitError("Too many", { status: 429, retryAfterMs: 30_001 });
    expect(waitMs(error, "safe", 0)).toBeUndefined();
  });
});

describe("a repeat", () => {
  const running = new ConflictError("Running", { status: 409, code: "request_running" });
  const late = new ConflictError("Too late", { status: 409, code: "conflict" });
  const busy = new RateLimitError("Too many", { status: 429 });
  const unavailable = new ServerError("Unavailable", { status: 503 });
  const broken = new ServerError("Broken", { status: 500 });

  it.each([
    [lost, { safe: true, keyed: true, once: false }],
    [unavailable, { safe: true, keyed: true, once: false }],
    [busy, { safe: true, keyed: true, once: true }],
    [running, { safe: true, keyed: true, once: false }],
    [late, { safe: false, keyed: false, once: false }],
    [broken, { safe: false, keyed: false, once: false }],
    [new TypeError("a mistake"), { safe: false, keyed: false, once: false }],
  ])("after %s depends on what it could do twice", (error, expected) => {
    const allowed = {
      safe: waitMs(error, "safe", 0) !== undefined,
      keyed: waitMs(error, "keyed", 0) !== undefined,
      once: waitMs(error, "once", 0) !== undefined,
    };
    expect(allowed).toEqual(expected);
  });
});
