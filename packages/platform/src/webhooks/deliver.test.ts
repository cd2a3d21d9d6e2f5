import type { LookupFunction } from "node:net";
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { createLog } from "@frontdesk/server/log";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryQueue, type Letter, type MemoryQueue } from "../../test/queue.ts";
import { type Reaction, type Receiver, reactions, startReceiver } from "../../test/receiver.ts";
import type { Loop } from "../work-queue/loop.ts";
import { type Capacity, startDelivering } from "./deliver.ts";
import { createOutgoing, type Outgoing } from "./outgoing.ts";
import { newSecret } from "./signature.ts";

const log = createLog({ level: "silent" });
const secret = newSecret();
const lettersOfEach = 12;
const waitsMs = Array.from({ length: 60 }, () => 20);

const receivers: Receiver[] = [];
let queue: MemoryQueue;
let outgoing: Outgoing;
let delivering: Loop;
const looked: string[] = [];
// Alternates between the public internet and a private network.
const lookup: LookupFunction = (name, _options, callback) => {
  looked.push(name);
  const address = looked.length % 2 === 1 ? "127.0.0.1" : "127.0.0.2";
  callback(null, [{ address, family: 4 }]);
};

beforeEach(() => {
  looked.length = 0;
  queue = createMemoryQueue(waitsMs);
  // 127.0.0.1 stands for the public internet, everything else is private.
  const isPublic = (address: string) => address === "127.0.0.1";
  outgoing = createOutgoing({ mayBePrivate: false, isPublic, lookup, timeoutMs: 5_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await delivering.stop();
  await outgoing.close();
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

function start(): void {
  const context = { now: () => new Date(), log, outgoing };
  delivering = startDelivering(context, queue, { pollMs: 10, gatherMs: 0 });
}

async function setUp(where: { host?: string; port?: number } = {}): Promise<Receiver> {
  const receiver = await startReceiver(where);
  receivers.push(receiver);
  return receiver;
}

function write(webhook: string, url: string, count = lettersOfEach): Letter[] {
  const letters = Array.from({ length: count }, (_, nth): Letter => {
    const id = `${webhook} ${nth}`;
    return { id, webhook, url, secret, sents: [], dueAtMs: 0, state: "waits" };
  });
  queue.letters.push(...letters);
  return letters;
}

async function makeUnwell(name: string, reaction: Reaction): Promise<Letter[]> {
  const receiver = await setUp();
  receiver.react(reaction);
  return write(name, receiver.url);
}

const statesOf = (letters: Letter[]) => [...new Set(letters.map(({ state }) => state))];
const answersOf = (letters: Letter[]) =>
  new Set(letters.flatMap(({ sents }) => sents.map(({ answer }) => answer.code ?? answer.failure)));

describe("webhook delivery", () => {
  it("reaches healthy receivers while others hang or fail", async () => {
    const inside = await setUp({ host: "127.0.0.2" });
    const { port } = new URL(inside.url);
    const rebound = await setUp({ port: Number(port) });
    const hangs = await makeUnwell("hangs", reactions.hangs);
    const stops = await makeUnwell("stops midway", reactions.stopsMidway);
    const resets = await makeUnwell("resets", reactions.resets);
    const endless = await makeUnwell("is endless", reactions.isEndless);
    const gone = await makeUnwell("is gone", reactions.isGone);
    const redirects = await makeUnwell("redirects", reactions.redirectsTo(inside.url));
    const moody = await makeUnwell("fails every other time", reactions.failsEveryOtherTime());
    const rescheduling = write("moves", `http://rebound.example:${port}/`);
    const well = await setUp();
    const taken = write("is well", well.url);
    start();
    await vi.waitFor(() => expect(statesOf(taken)).toEqual(["taken"]), 60_000);
    // The unanswered attempts have no result yet.
    expect(answersOf([...hangs, ...stops])).toEqual(new Set());
    expect(well.received).toHaveLength(lettersOfEach);
    for (const letters of [moody, rescheduling]) {
      await vi.waitFor(() => expect(statesOf(letters)).toEqual(["taken"]), 60_000);
    }
    await vi.waitFor(() => expect(answersOf(hangs).size).toBe(1), 60_000);
    const answers = [hangs, stops, resets, endless, gone, redirects, moody, rescheduling, taken];
    expect(answers.map(answersOf)).toEqual([
      new Set(["no answer in time"]),
      new Set(["no answer in time"]),
      new Set(["connection lost"]),
      new Set(["answer too long"]),
      new Set([410]),
      new Set([301]),
      new Set([200, 500]),
      new Set([200, "address not allowed"]),
      new Set([200]),
    ]);
    expect(inside.received).toEqual([]);
    expect(receivers.flatMap((receiver) => receiver.missigned(secret))).toEqual([]);
    expect([...rebound.counts().values()]).toEqual(Array.from({ length: lettersOfEach }, () => 1));
  });

  it("pauses as long as a receiver asks", async () => {
    const busy = await setUp();
    busy.react(reactions.isBusyFor(1));
    const [letter] = write("busy", busy.url, 1) as [Letter];
    start();
    await vi.waitFor(() => expect(letter.sents).toHaveLength(1), 60_000);
    busy.react(() => [200]);
    await vi.waitFor(() => expect(letter.state).toBe("taken"), 60_000);
    const [first, second] = letter.sents.map(({ at }) => at.getTime()) as [number, number];
    expect(second - first).toBeGreaterThanOrEqual(1_000);
    expect(busy.received).toHaveLength(2);
  });

  it("logs an unstored result and tries again when the lease ends", async () => {
    const receiver = await setUp();
    const lines: string[] = [];
    const log = createLog({ level: "error", destination: { write: (line) => lines.push(line) } });
    const [letter] = write("ours", receiver.url, 1) as [Letter];
    const broken: MemoryQueue = {
      ...queue,
      conclude: async () => {
        throw new Error("no database");
      },
    };
    const context = { now: () => new Date(), log: log, outgoing };
    delivering = startDelivering(context, broken, { pollMs: 10, gatherMs: 0 });
    await vi.waitFor(() => expect(lines).toHaveLength(1), 60_000);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      letter: letter.id,
      err: { message: "no database" },
      msg: "a delivery failed and is retried when its lease ends",
    });
    expect(receiver.received).toHaveLength(1);
  });

  it("goes on after a failed signature", async () => {
    const receiver = await setUp();
    const lines: string[] = [];
    const log = createLog({ level: "error", destination: { write: (line) => lines.push(line) } });
    const [broken] = write("broken", receiver.url, 1) as [Letter];
    const unsigned: MemoryQueue = {
      ...queue,
      begin: async (letter, start) => {
        await queue.begin(letter, (sending) => {
          start({
            ...sending,
            sign: (at) => {
              if (letter === broken) throw new Error("no key");
              return sending.sign(at);
            },
          });
        });
        await delay(20);
      },
    };
    delivering = startDelivering({ now: () => new Date(), log: log, outgoing }, unsigned, {
      pollMs: 10,
      gatherMs: 0,
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1), 60_000);
    expect(JSON.parse(lines[0]!)).toMatchObject({ letter: broken.id, err: { message: "no key" } });
    const [well] = write("well", receiver.url, 1) as [Letter];
    await vi.waitFor(() => expect(well.state).toBe("taken"), 60_000);
  });

  it("leases within its limits for twenty seconds, and renews every five", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const receiver = await setUp();
    const held = receiver.hold();
    write("ours", receiver.url, 1);
    const rooms: Capacity<Letter>[] = [];
    const renewed: number[] = [];
    const watched: MemoryQueue = {
      ...queue,
      lease: (capacity) => {
        rooms.push(capacity);
        return queue.lease(capacity);
      },
      renew: async (claims, leaseMs) => void renewed.push(...claims.map(() => leaseMs)),
    };
    const at = new Date("2026-11-22T08:00:00Z");
    delivering = startDelivering({ now: () => at, log, outgoing }, watched);
    while (held.now === 0) await setImmediate();
    expect(rooms[0]).toEqual({
      now: at,
      leaseMs: 20_000,
      most: 64,
      mostOfTenant: 8,
      mostOfOne: 8,
      mostFailing: 16,
      running: [],
    });
    vi.advanceTimersByTime(4_999);
    expect(renewed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(renewed).toEqual([20_000]);
    held.let();
  });
});
