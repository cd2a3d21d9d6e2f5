import { Type } from "typebox";
import { afterAll, describe, expect, it } from "vitest";
import { startServer } from "../test/harness.ts";
import { keptForSlowReaders } from "../test/slow-readers.ts";
import { answerWithCsv } from "./csv.ts";
import { answerText, piecesOf, shortText } from "./long-text.ts";
import { answerInPortions, waitForSlot } from "./portions.ts";

const Item = Type.Object({ id: Type.Integer(), name: Type.String(), note: Type.String() });
const List = Type.Array(Item);
const NestedBody = Type.Object({ name: Type.String(), items: List, last: List });

async function* portions() {
  for (let from = 0; from < 20_000; from += 2_000) {
    yield Array.from({ length: 2_000 }, (_, n) => ({ id: from + n, name: "n", note: `of ${n}` }));
  }
}

const { server } = startServer();
const who = "anybody";
const type = "application/json; charset=utf-8";
server.get("/list", { schema: { response: { 200: List } } }, async (_request, reply) =>
  answerInPortions(reply, { who, portions: portions() }),
);
server.get("/object", { schema: { response: { 200: NestedBody } } }, async (_request, reply) => {
  const members = { name: "An object", items: portions(), last: portions() };
  return await answerText(reply, { who, type, pieces: piecesOf(NestedBody, members) });
});
server.get("/first", { schema: { response: { 200: NestedBody } } }, async (_request, reply) => {
  const whole = (await Array.fromAsync(portions())).flat();
  const members = { name: "An object", items: whole, last: portions() };
  return await answerText(reply, { who, type, pieces: piecesOf(NestedBody, members) });
});
server.get("/table", { schema: { response: { 200: List } } }, async (_request, reply) => {
  const columns = {
    id: ({ id }: { id: number }) => id,
    note: ({ note }: { note: string }) => note,
  };
  return await answerWithCsv(reply, { name: "table", columns, pages: portions() });
});
server.get("/tree", { schema: { response: { 200: List } } }, async (_request, reply) => {
  const pieces = (async function* () {
    yield "x".repeat(shortText.length);
    let length = 0;
    for (let round = 0; round < 9; round += 1) {
      let tree = "";
      for (let n = 0; n < 20_000; n += 1) tree += `${n},`;
      yield `[${tree}`;
      // The response still needs the text, so its tree stays.
      length += tree.length;
    }
    yield String(length);
  })();
  return await answerText(reply, { who, type, pieces });
});
afterAll(() => server.close());

const each = 5;

async function keptBy(...names: string[]) {
  for (const name of names) {
    expect((await server.inject(`/${name}`)).body.length).toBeGreaterThan(shortText.length);
  }
  const ask = () =>
    names.flatMap((name) => Array.from({ length: each }, () => server.inject(`/${name}`)));
  const kept = await keptForSlowReaders(ask);
  expect(kept.readers).toBe(each * names.length);
  return kept;
}

describe("slow readers", () => {
  it("lists, objects and tables keep a portion of text and no string tree", async () => {
    const { readers, all, trees } = await keptBy("list", "object", "first", "table");
    expect(trees / readers).toBeLessThan(1_024);
    expect(all / readers).toBeLessThan(262_144);
  });

  it("the measure sees a string tree that a response keeps", async () => {
    const { readers, trees } = await keptBy("tree");
    expect(trees / readers).toBeGreaterThan(200_000);
  });

  it("all addresses of an IPv6 network are one caller", async () => {
    const inside = "csv at 2001:db8:0:0::/64";
    const leaves = await Promise.all([waitForSlot(inside), waitForSlot(inside)]);
    let done = 0;
    const table = (remoteAddress: string) =>
      server.inject({ path: "/table", remoteAddress }).then(() => (done += 1));
    const waiting = table("2001:db8::7");
    await table("2001:db8:0:1::7");
    expect(done).toBe(1);
    for (const leave of leaves) leave();
    await waiting;
    expect(done).toBe(2);
  });
});
