import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type InstructionsInput, makeInstructions } from "../../../test/instructions.ts";
import { newShard } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import type { Acquirer, Confirmation, Instruction } from "../port/acquirer.ts";
import { type Delivery, type RefuseEntry, startDelivery } from "./deliver.ts";
import { leaseSize } from "./store.ts";

type Answer = () => Promise<Confirmation>;

let opened: TestDatabase;
let shard: number;
let clockMs: number;
let messages: { kind: string; instruction: Instruction }[];
let answer: Answer;
let records: { level: string; attempts?: number; msg: string }[];
let deliveries: Delivery[];
let wakes: number[];

beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await sql`delete from payments.instructions`.execute(opened.db);
  shard = newShard();
  clockMs = Date.parse("2026-06-15T12:00:00Z");
  messages = [];
  answer = async () => "confirmed";
  records = [];
  deliveries = [];
  wakes = [];
  return async () => {
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
  };
});

type Entry = { shard: number; entryId: string };
const neverRejected = async () => {
  throw new Error("was not refused");
};

function deliver(
  refuseEntry: RefuseEntry<object> = neverRejected,
  options: Parameters<typeof startDelivery>[2] = {},
): Delivery {
  const tell = (kind: string) => (instruction: Instruction) => {
    messages.push({ kind, instruction });
    return answer();
  };
  const acquirer = {
    capture: tell("capture"),
    refund: tell("refund"),
    void: tell("void"),
  } as Partial<Acquirer> as Acquirer;
  const destination = { write: (line: string) => void records.push(JSON.parse(line)) };
  const context = {
    db: opened.db,
    now: () => new Date(clockMs),
    log: createLog({ level: "info", destination }),
    acquirers: { test: acquirer },
    telling: { wake: () => void wakes.push(clockMs), listen: () => () => {} },
  };
  const never = { pollMs: 1e8, gatherMs: 1e8 };
  const delivery = startDelivery(context, refuseEntry, { ...never, ...options });
  deliveries.push(delivery);
  return delivery;
}

const setUp = (fields: InstructionsInput = {}) =>
  makeInstructions(opened.db, { shard, at: new Date(clockMs), ...fields });

async function left(): Promise<{ id: string; attempts: number; inMs: number }[]> {
  const { rows } = await sql<{ id: string; attempts: number; due_at: Date }>`
    select id, attempts, due_at from payments.instructions order by id`.execute(opened.db);
  return rows.map(({ id, attempts, due_at }) => ({
    id,
    attempts,
    inMs: due_at.getTime() - clockMs,
  }));
}

describe("delivery to the acquirer", () => {
  it.each(["capture", "refund", "void"])("sends a %s once", async (kind) => {
    const { merchantId, authorizationId, ids } = await setUp({ kind });
    const delivery = deliver();
    await delivery.drain();
    await delivery.drain();
    const instruction = {
      reference: ids[0],
      shard,
      merchantId,
      authorization: { reference: authorizationId, acquirerReference: "reference" },
      fingerprint: "print",
      amount: 100,
      currency: "EUR",
    };
    expect(messages).toEqual([{ kind, instruction }]);
    expect(await left()).toEqual([]);
    expect(delivery.counts()).toEqual({ confirmed: 1, failed: 0, refused: 0 });
  });

  it("continues until nothing is due", async () => {
    await setUp({ count: leaseSize + 7 });
    await deliver().drain();
    expect(messages).toHaveLength(leaseSize + 7);
    expect(await left()).toEqual([]);
  });

  it("skips instructions due later", async () => {
    await setUp();
    clockMs -= 1;
    await deliver().drain();
    expect(messages).toEqual([]);
  });

  it("repeats after failures with growing pauses until confirmation", async () => {
    const { ids } = await setUp();
    answer = async () => {
      throw new Error("not reachable");
    };
    const delivery = deliver();
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 14; attempts += 1) {
      await delivery.drain();
      const [waiting] = await left();
      expect(waiting).toMatchObject({ id: ids[0], attempts });
      waits.push(waiting!.inMs);
      clockMs += waiting!.inMs;
    }
    waits.forEach((wait, index) => {
      const most = Math.min(3_600_000, 2_000 * 2 ** index);
      expect(wait).toBeGreaterThanOrEqual(most / 2);
      expect(wait).toBeLessThanOrEqual(most);
    });
    expect(records.at(-1)).toMatchObject({ level: "warn", attempts: 14 });
    answer = async () => "confirmed";
    await delivery.drain();
    expect(await left()).toEqual([]);
    expect(delivery.counts()).toEqual({ confirmed: 1, failed: 14, refused: 0 });
  });

  it("continues with others after a failure", async () => {
    const { ids } = await setUp({ count: 5 });
    answer = async () => {
      if (messages.length === 2) throw new Error("not reachable");
      return "confirmed";
    };
    await deliver().drain();
    expect((await left()).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it("counts a missing answer as a failure", async () => {
    await setUp();
    answer = () => new Promise(() => {});
    await deliver(neverRejected, { timeoutMs: 5 }).drain();
    expect(await left()).toMatchObject([{ attempts: 1 }]);
  });

  it("of a live merchant waits for a live acquirer", async () => {
    await setUp({ test: false });
    await deliver().drain();
    expect(messages).toEqual([]);
    expect(await left()).toMatchObject([{ attempts: 1 }]);
  });

  it("returns its claims at once on a stop", async () => {
    await setUp({ count: 40 });
    const delivery = deliver();
    answer = async () => {
      void delivery.stop();
      return "confirmed";
    };
    await delivery.drain();
    expect(messages.length).toBeLessThan(40);
    const waiting = await left();
    expect(waiting).toHaveLength(40 - messages.length);
    expect(waiting.every(({ inMs }) => inMs === 0)).toBe(true);
  });

  it.runIf(onPostgres)("runs in one of several processes", async () => {
    await setUp({ count: 500 });
    await Promise.all(Array.from({ length: 4 }, () => deliver().drain()));
    expect(new Set(messages.map(({ instruction }) => instruction.reference)).size).toBe(500);
    expect(messages).toHaveLength(500);
    expect(await left()).toEqual([]);
  });
});

describe("final refusal", () => {
  it("reverses the entry, counts, and alerts the operator", async () => {
    answer = async () => "refused";
    const { ids } = await setUp();
    const undone: Entry[] = [];
    const delivery = deliver(async (_context, entry) => void undone.push(entry));
    await delivery.drain();
    expect(undone).toEqual([{ shard, entryId: ids[0] }]);
    expect(await left()).toEqual([]);
    expect(delivery.counts()).toEqual({ confirmed: 0, failed: 0, refused: 1 });
    expect(records.at(-1)).toMatchObject({ level: "error", instruction: ids[0] });
  });

  it("wakes the outbox relay, unless nothing was reversed", async () => {
    answer = async () => "refused";
    await setUp();
    const failing = deliver(() => Promise.reject(new Error("it was refunded already")));
    await failing.drain();
    expect(wakes).toEqual([]);
    clockMs += 3_600_000;
    await deliver(async () => {}).drain();
    expect(wakes).toEqual([clockMs]);
  });

  it("rolls back a failed reversal of the entry, and retries", async () => {
    answer = async () => "refused";
    const { transactionId } = await setUp();
    const delivery = deliver(async ({ db }) => {
      await sql`update payments.transactions set voided = 1 where id = ${transactionId}`.execute(
        db,
      );
      throw new Error("it was refunded already");
    });
    await delivery.drain();
    expect(await left()).toMatchObject([{ attempts: 1 }]);
    const { rows } = await sql`
      select voided from payments.transactions where id = ${transactionId}`.execute(opened.db);
    expect(rows).toEqual([{ voided: 0 }]);
    expect(delivery.counts()).toEqual({ confirmed: 0, failed: 0, refused: 0 });
    expect(records.at(-1)).toMatchObject({ level: "error", attempts: 1 });
  });
});
