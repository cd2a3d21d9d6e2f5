import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Type } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listen, startServer } from "../test/harness.ts";
import { answerText, piecesOf, shortText } from "./long-text.ts";
import { Refusal } from "./refusal.ts";

let reads = 0;
let hasEnded = false;
const text = "x".repeat(100_000);

async function* portions(count: number, failing: number) {
  reads = 0;
  hasEnded = false;
  try {
    for (let id = 0; id < count; id += 1) {
      if (id === failing)
        throw id === 0 ? new Refusal(403, { message: "No" }) : new Error("broken");
      reads += 1;
      yield [{ id, text, secret: "never sent" }];
    }
  } finally {
    hasEnded = true;
  }
}

const { server, lines } = startServer();
const Item = Type.Object({ id: Type.Integer(), text: Type.String() });
const ListResponse = Type.Object({
  name: Type.String(),
  none: Type.Optional(Type.String()),
  items: Type.Array(Item),
  count: Type.Union([Type.Integer(), Type.Null()]),
  empty: Type.Array(Item),
});
const options = { schema: { response: { 200: ListResponse } } };
const members = { name: 'An "object"', count: null, secret: "never sent" };
server.get("/long/:count/:failing", options, async (request, reply) => {
  const { count, failing } = request.params as { count: string; failing: string };
  const long = portions(Number(count), failing === "none" ? -1 : Number(failing));
  const pieces = piecesOf(ListResponse, { ...members, items: long, empty: nothing() });
  return await answerText(reply, {
    who: "anybody",
    type: "application/json; charset=utf-8",
    pieces,
  });
});
server.get("/whole/:count", options, async (request) => {
  const { count } = request.params as { count: string };
  const items = Array.from({ length: Number(count) }, (_, id) => ({ id, text, secret: "no" }));
  return { ...members, items, empty: [] };
});
async function* nothing() {
  yield [];
}

let port = 0;
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get({ port, path }), "response")) as [IncomingMessage];
  return answer;
}

describe("response of unknown length", () => {
  it("same text as a whole response, by its schema", async () => {
    for (const count of [0, 1, 2, 5]) {
      const whole = await server.inject(`/whole/${count}`);
      const long = await server.inject(`/long/${count}/none`);
      const { "content-type": type } = whole.headers;
      expect([long.statusCode, long.headers["content-type"]]).toEqual([200, type]);
      expect(long.body).toBe(whole.body);
      const isWhole = count * text.length < shortText.length;
      expect([count, "content-length" in long.headers]).toEqual([count, isWhole]);
    }
  });

  it("failure while short: an ordinary error response", async () => {
    const { statusCode, body } = await server.inject("/long/3/0");
    expect([statusCode, body]).toEqual([403, '{"message":"No"}\n']);
  });

  it("failure in a later portion: connection cut and logged", async () => {
    lines.length = 0;
    const answer = await ask("/long/60/50");
    await expect(async () => {
      for await (const _ of answer);
    }).rejects.toThrow("aborted");
    expect(JSON.stringify(lines)).toContain("a list failed");
  });

  it("slow reader: pieces read at its pace; disconnect ends the reading", async () => {
    const answer = await ask("/long/1000/none");
    await wait(300);
    expect(reads).toBeLessThan(100);
    expect(hasEnded).toBe(false);
    answer.destroy();
    await vi.waitFor(() => expect(hasEnded).toBe(true), 60_000);
    expect(reads).toBeLessThan(200);
  });
});
