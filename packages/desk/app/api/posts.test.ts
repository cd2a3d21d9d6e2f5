import { describe, expect, it } from "vitest";
import { isKept, type Keys, postOnce } from "./posts.ts";

function makeKeys(): Keys & Map<string, string> {
  const kept = new Map<string, string>();
  return Object.assign(kept, {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

const reject = (details: object) => async () => {
  throw Object.assign(new Error("refused"), details);
};

describe("idempotent action", () => {
  it("reports the unknown outcome of a lost response", () => {
    expect([new Error("lost"), undefined, null, "lost"].map(isKept)).toEqual(Array(4).fill(false));
  });

  it("keeps its key until a response, then takes another", async () => {
    const keys = makeKeys();
    const sent: (string | undefined)[] = [];
    const send = async ({ idempotencyKey }: { idempotencyKey?: string }) => {
      sent.push(idempotencyKey);
      if (sent.length < 3) throw new Error("no answer");
      return "done";
    };
    await expect(postOnce("refund", send, keys)).rejects.toThrow("no answer");
    await expect(postOnce("refund", send, keys)).rejects.toThrow("no answer");
    expect(await postOnce("refund", send, keys)).toBe("done");
    await postOnce("refund", send, keys);
    expect(sent[0]).toBe(sent[1]);
    expect(sent[1]).toBe(sent[2]);
    expect(sent[3]).not.toBe(sent[2]);
    expect(keys.size).toBe(0);
  });

  it.each([
    [{ status: 200 }, 1],
    [{ status: 400 }, 0],
    [{ status: 403, code: "role_needed" }, 0],
    [{ status: 403, code: "step_up_required" }, 1],
    [{ status: 404 }, 0],
    [{ status: 409 }, 0],
    [{ status: 409, code: "request_running", retryAfterMs: 1_000 }, 1],
    [{ status: 409, code: "conflict", retryAfterMs: 1_000 }, 1],
    [{ status: 429 }, 1],
    [{ status: 502, code: "outcome_unknown" }, 1],
    [{ status: 503 }, 1],
    [{}, 1],
  ])("keeps its key after %j: %i", async (details, left) => {
    const keys = makeKeys();
    const error = await postOnce("refund", reject(details), keys).catch((error) => error);
    expect(error).toHaveProperty("message", "refused");
    expect([keys.size, isKept(error)]).toEqual([left, left === 1]);
  });

  it("runs once without storage, even if its response is lost", async () => {
    const keys: Keys = {
      getItem: () => null,
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
      removeItem: () => {},
    };
    const sent = new Set<string | undefined>();
    const send = async ({ idempotencyKey }: { idempotencyKey?: string }) => {
      sent.add(idempotencyKey);
      throw new Error("no answer");
    };
    const lost = await postOnce("refund", send, keys).catch((error) => error);
    expect([lost.message, isKept(lost)]).toEqual(["no answer", true]);
    await expect(postOnce("refund", send, keys)).rejects.toThrow("no answer");
    expect(sent.size).toBe(1);
    expect(await postOnce("refund", async () => "done", keys)).toBe("done");
    await expect(postOnce("refund", send, keys)).rejects.toThrow("no answer");
    expect(sent.size).toBe(2);
  });

  it("has a separate key per purpose", async () => {
    const keys = makeKeys();
    await expect(postOnce("refund 1", reject({}), keys)).rejects.toThrow();
    await expect(postOnce("refund 2", reject({}), keys)).rejects.toThrow();
    expect(new Set(keys.values()).size).toBe(2);
  });
});
