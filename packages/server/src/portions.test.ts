import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { answerInPortions, mostLong, waitForSlot } from "./portions.ts";
import { Refusal } from "./refusal.ts";

interface Item {
  id: number;
  text: string;
  secret: string;
}

let reads = 0;
let ended = 0;
const text = "x".repeat(100_000);

async function* portions(count: number, failing?: number): AsyncGenerator<Item[]> {
  reads = 0;
  try {
    for (let id = 0; id < count; id += 1) {
      if (id === failing)
        throw id === 0 ? new Refusal(403, { message: "No" }) : new Error("broken");
      reads += 1;
      yield [{ id, text, secret: "never sent" }];
    }
  } finally {
    ended += 1;
  }
}

const { server, lines } = startServer();
const Item = Type.Object({ id: Type.Integer(), text: Type.String() });
const options = { schema: { response: { 200: Type.Array(Item) } } };
server.get("/list/:count/:failing", options, async (request, reply) => {
  const { count, failing } = request.params as { count: string; failing: string };
  const who = String(request.headers.from ?? "anybody");
  const failsAt = failing === "none" ? undefined : Number(failing);
  return await answerInPortions(reply, { who, portions: portions(Number(count), failsAt) });
});
let awaited = Promise.resolve();
async function* late(): AsyncGenerator<Item[]> {
  await awaited;
  yield* portions(2);
}
server.get("/late", options, async (_request, reply) => {
  return await answerInPortions(reply, { who: "anybody", portions: late() });
});
server.get("/whole", options, async () => [
  { id: 0, text, secret: "never sent" },
  { id: 1, text, secret: "never sent" },
]);

let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

async function ask(path: string, from = "anybody"): Promise<IncomingMessage> {
  const response = get({ port, path, headers: { from } });
  const [answer] = (await once(response, "response")) as [IncomingMessage];
  return answer;
}

describe("list streamed in portions", () => {
  it("same text as a whole list, by the schema", async () => {
    const whole = await server.inject("/whole");
    const inPortions = await server.inject("/list/2/none");
    expect([inPortions.statusCode, inPortions.headers["content-type"]]).toEqual([
      200,
      whole.headers["content-type"],
    ]);
    expect(inPortions.body).toBe(whole.body);
    expect(inPortions.body).not.toContain("never sent");
    expect((await server.inject("/list/0/none")).body).toBe("[\n]\n");
  });

  it("failure in the first portion: an ordinary error response", async () => {
    const { statusCode, body } = await server.inject("/list/3/0");
    expect([statusCode, body]).toEqual([403, '{"message":"No"}\n']);
  });

  it("failure in a later portion: connection cut and logged", async () => {
    lines.length = 0;
    const answer = await ask("/list/40/30");
    await expect(
      (async () => {
        for await (const _chunk of answer);
      })(),
    ).rejects.toThrow();
    expect(JSON.stringify(lines)).toContain("broken");
  });

  it("caller who leaves before the first portion: no error in the log", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    awaited = promise;
    const [before, length] = [ended, lines.length];
    const request = get({ port, path: "/late" });
    request.on("error", () => {});
    await once(request, "finish");
    await wait(100);
    request.destroy();
    await wait(100);
    resolve();
    await vi.waitFor(() => expect(ended).toBe(before + 1));
    await wait(100);
    expect(JSON.stringify(lines.slice(length))).not.toContain("a list failed");
  });

  it("slow reader: rows are read at its pace, none are held", async () => {
    const answer = await ask("/list/400/none");
    await once(answer, "readable");
    let before = -1;
    while (before !== reads) {
      before = reads;
      await wait(100);
    }
    expect(reads).toBeLessThan(150);
    const endedBefore = ended;
    answer.destroy();
    await vi.waitFor(() => expect(ended).toBe(endedBefore + 1), 10_000);
    expect(reads).toBeLessThan(150);
  });
});

describe("turns of long responses", () => {
  it("callers who leave before or during their turn return it", async () => {
    const leaves = await Promise.all(
      Array.from({ length: mostLong.ofCaller }, () => waitForSlot("impatient")),
    );
    const endedBefore = ended;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask("/list/400/none", "impatient")),
    );
    await wait(50);
    for (const answer of answers) answer.destroy();
    await wait(50);
    for (const leave of leaves) leave();
    await vi.waitFor(() => expect(ended).toBe(endedBefore + 5), 10_000);
    const again = await Promise.all(
      Array.from({ length: mostLong.ofCaller }, () => waitForSlot("impatient")),
    );
    for (const leave of again) leave();
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask("/list/400/none", "impatient");
      answer.destroy();
    }
    const { body } = await server.inject({ path: "/list/3/none", headers: { from: "impatient" } });
    expect(JSON.parse(body)).toHaveLength(3);
  });

  it("one caller gets few at once, others do not wait for it", async () => {
    const leaves = await Promise.all(
      Array.from({ length: mostLong.ofCaller }, () => waitForSlot("me")),
    );
    let isIn = false;
    const waiting = waitForSlot("me").then((leave) => {
      isIn = true;
      return leave;
    });
    (await waitForSlot("you"))();
    expect(isIn).toBe(false);
    leaves[0]!();
    const last = await waiting;
    for (const leave of [...leaves.slice(1), last]) leave();
  });

  it("the process caps them, and all callers get theirs in the end", async () => {
    let atOnce = 0;
    let highest = 0;
    const callers = Array.from({ length: mostLong.ofProcess * 2 }, (_, count) => `caller ${count}`);
    await Promise.all(
      callers.map(async (who) => {
        const leave = await waitForSlot(who);
        atOnce += 1;
        highest = Math.max(highest, atOnce);
        await wait(1);
        atOnce -= 1;
        leave();
      }),
    );
    expect(highest).toBe(mostLong.ofProcess);
  });

  it("full process: the most idle reader gives way to the next caller", async () => {
    const { ofProcess, idleMs } = mostLong;
    Object.assign(mostLong, { ofProcess: 3, idleMs: 50 });
    const now = performance.now();
    const cut: string[] = [];
    const leaves = new Map<string, () => void>();
    const reader = (who: string, idleSince: number | undefined) => ({
      idleSince,
      cut: () => {
        cut.push(who);
        leaves.get(who)!();
      },
    });
    try {
      for (const [who, since] of [
        ["busy", undefined],
        ["idle", now - 100],
        ["most idle", now - 200],
      ] as const) {
        leaves.set(who, await waitForSlot(who, reader(who, since)));
      }
      leaves.set("next", await waitForSlot("next", reader("next", undefined)));
      expect(cut).toEqual(["most idle"]);
      leaves.set("last", await waitForSlot("last", reader("last", undefined)));
      expect(cut).toEqual(["most idle", "idle"]);
    } finally {
      for (const who of ["busy", "next", "last"]) leaves.get(who)?.();
      Object.assign(mostLong, { ofProcess, idleMs });
    }
  });

  it("full process: readers that take nothing do not stop other callers", async () => {
    const { ofProcess, idleMs } = mostLong;
    Object.assign(mostLong, { ofProcess: 2, idleMs: 50 });
    const idle = await Promise.all(["one", "two"].map((who) => ask("/list/400/none", who)));
    try {
      await wait(500);
      const headers = { from: "next" };
      const { body } = await server.inject({ path: "/list/30/none", headers });
      expect(JSON.parse(body)).toHaveLength(30);
    } finally {
      for (const answer of idle) answer.destroy();
      Object.assign(mostLong, { ofProcess, idleMs });
    }
  });
});
