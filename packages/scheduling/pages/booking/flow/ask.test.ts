import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askFor } from "./ask.ts";

const refusal = (seconds: string) => () =>
  Response.json({ error: "busy" }, { status: 429, headers: { "retry-after": seconds } });

const keys: (string | null)[] = [];
let answers: (() => Response)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  keys.length = 0;
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("fetch", async (_url: string, { headers }: { headers: object }) => {
    keys.push(new Headers({ ...headers }).get("idempotency-key"));
    return answers.shift()!();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = async () => {
  const sent = askFor("/details", { method: "POST", body: {} });
  await vi.advanceTimersByTimeAsync(2_000);
  return await sent;
};

describe("requests of the booking page", () => {
  it("repeat a refusal of two seconds unseen, under another key", async () => {
    answers = [refusal("2"), () => Response.json({ state: "confirmed" })];
    expect(await send()).toEqual({ status: 200, body: { state: "confirmed" } });
    expect(new Set(keys).size).toBe(2);
  });

  it("show a second refusal", async () => {
    answers = [refusal("2"), refusal("2")];
    expect(await send()).toEqual({ status: 429, body: { error: "busy" } });
    expect(keys).toHaveLength(2);
  });

  it("show a long wait at once", async () => {
    answers = [refusal("300")];
    expect(await send()).toEqual({ status: 429, body: { error: "busy" } });
    expect(keys).toHaveLength(1);
  });
});
