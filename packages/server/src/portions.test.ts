import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { answerInPortions, mostLong, takeTurn } from "./portions.ts";
import { Refusal } from "./refusal.ts";

interface Item {
  id: number;
  text: string;
  secret: string;
}

/** Portions that were read so far, of the newest list. */
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
  const asked = get({ port, path, headers: { from } });
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer;
}

describe("a list that is answered in portions", () => {
  it("is the same as one that is answered whole, and by the schema", async () => {
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

  it("is refused as ever where the first portion is", async () => {
    const { statusCode, body } = await server.inject("/list/3/0");
    expect([statusCode, body]).toEqual([403, '{"message":"No"}\n']);
  });

  it("is cut off where a later one fails, which is logged", async () => {
    lines.length = 0;
    const answer = await ask("/list/40/30");
    await expect(
      (async () => {
        for await (const _chunk of answer);
      })(),
    ).rejects.toThrow();
    expect(JSON.stringify(lines)).toContain("broken");
  });

  it("is read as it is taken: a slow reader holds no rows", async () => {
    const answer = await ask("/list/400/none");
    await once(answer, "readable");
    let before = -1;
    while (before !== reads) {
      before = reads;
      await wait(100);
    }
    // What the connection holds, of 40 MB.
    expect(reads).toBeLessThan(150);
    const endedBefore = ended;
    answer.destroy();
    await vi.waitFor(() => expect(ended).toBe(endedBefore + 1), 10_000);
    expect(reads).toBeLessThan(150);
  });
});

describe("turns of long answers", () => {
  it("are given back by callers who leave before theirs comes, and after", async () => {
    const leaves = await Promise.all(
      Array.from({ length: mostLong.ofCaller }, () => takeTurn("impatient")),
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
      Array.from({ length: mostLong.ofCaller }, () => takeTurn("impatient")),
    );
    for (const leave of again) leave();
    for (let count = 0; count < 3; count += 1) {
      const answer = await ask("/list/400/none", "impatient");
      answer.destroy();
    }
    const { body } = await server.inject({ path: "/list/3/none", headers: { from: "impatient" } });
    expect(JSON.parse(body)).toHaveLength(3);
  });

  it("are few of one caller at once, and others do not wait for them", async () => {
    const leaves = await Promise.all(
      Array.from({ length: mostLong.ofCaller }, () => takeTurn("me")),
    );
    let isIn = false;
    const waiting = takeTurn("me").then((leave) => {
      isIn = true;
      return leave;
    });
    (await takeTurn("you"))();
    expect(isIn).toBe(false);
    leaves[0]!();
    const last = await waiting;
    for (const leave of [...leaves.slice(1), last]) leave();
  });

  it("are so many of a process, and all have theirs in the end", async () => {
    let atOnce = 0;
    let highest = 0;
    const callers = Array.from({ length: mostLong.ofProcess * 2 }, (_, count) => `caller ${count}`);
    await Promise.all(
      callers.map(async (who) => {
        const leave = await takeTurn(who);
        atOnce += 1;
        highest = Math.max(highest, atOnce);
        await wait(1);
        atOnce -= 1;
        leave();
      }),
    );
    expect(highest).toBe(mostLong.ofProcess);
  });
});
