import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { age, endWhile, leasesLeft } from "@frontdesk/database/test/leases";
import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeInstructions } from "../../../test/instructions.ts";
import { newShard } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import type { Acquirer, Confirmation, Instruction } from "../port/acquirer.ts";
import { type Delivery, type RefuseEntry, startDelivery } from "./deliver.ts";
import {
  type Lease,
  leaseInstructions,
  listDueInstructions,
  postponeInstructions,
  removeInstructions,
  renewInstructions,
} from "./store.ts";

const table = "payments.instructions";

let opened: TestDatabase;
let shard: number;
let clockMs: number;
let instructions: Instruction[];
let answer: () => Promise<Confirmation>;
let deliveries: Delivery[];

beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await sql`delete from payments.instructions`.execute(opened.db);
  shard = newShard();
  clockMs = Date.parse("2026-06-15T12:00:00Z");
  instructions = [];
  answer = async () => "confirmed";
  deliveries = [];
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
  const capture = (instruction: Instruction) => {
    instructions.push(instruction);
    return answer();
  };
  const context = {
    db: opened.db,
    now: () => new Date(clockMs),
    log: createLog({ level: "silent" }),
    acquirers: { test: { capture } as Partial<Acquirer> as Acquirer },
    telling: { wake: () => {}, listen: () => () => {} },
  };
  const never = { pollMs: 1e8, gatherMs: 1e8 };
  deliveries.push(startDelivery(context, refuseEntry, { ...never, ...options }));
  return deliveries.at(-1)!;
}

const setUp = (fields: { count?: number } = {}) =>
  makeInstructions(opened.db, { shard, at: new Date(clockMs), ...fields });

const due = () => listDueInstructions(opened.db, new Date(clockMs));
const lasting = (leaseMs: number) => ({ now: new Date(clockMs), leaseMs });

async function left(): Promise<{ attempts: number }[]> {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from payments.instructions`.execute(opened.db);
  return rows;
}

describe("claim of instructions", () => {
  async function makeThree(): Promise<string[]> {
    const ids: string[] = [];
    for (let created = 0; created < 3; created += 1) {
      ids.push(...(await setUp()).ids);
      shard = newShard();
    }
    return ids;
  }

  const idsOf = (claims: readonly { id: string }[]) => claims.map(({ id }) => id);

  it("belongs to one process if two listed the same, in several shards", async () => {
    // Ids of one millisecond sort by shard.
    const ids = (await makeThree()).sort();
    const [one, other] = [await due(), await due()];
    expect(idsOf(one).sort()).toEqual(ids);
    const claims = await leaseInstructions(opened.db, one, lasting(20_000));
    expect(idsOf(claims).sort()).toEqual(ids);
    expect(await leaseInstructions(opened.db, other, lasting(20_000))).toEqual([]);
    expect(await left()).toEqual(Array(3).fill({ attempts: 1 }));
  });

  it("skips instructions postponed since they were listed", async () => {
    await setUp({ count: 2 });
    const seen = await due();
    const [lease] = await leaseInstructions(opened.db, seen.slice(0, 1), lasting(20_000));
    const dueAt = new Date(clockMs + 1);
    await postponeInstructions(opened.db, [{ lease: lease!, dueAt }]);
    const claims = await leaseInstructions(opened.db, seen, lasting(20_000));
    expect(idsOf(claims)).toEqual([seen[1]!.id]);
  });

  it.runIf(onPostgres)("skips rows locked by another process", async () => {
    const ids = await makeThree();
    await atomically(opened.db, async (db) => {
      await sql`select from payments.instructions where id = ${ids[1]} for update`.execute(db);
      const claims = await leaseInstructions(opened.db, await due(), lasting(20_000));
      expect(idsOf(claims).sort()).toEqual([ids[0], ids[2]].sort());
    });
  });

  it.runIf(onPostgres)("by several processes at once gives each instruction to one", async () => {
    for (let created = 0; created < 20; created += 1) {
      shard = newShard();
      await setUp({ count: 5 });
    }
    const seen = await due();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => leaseInstructions(opened.db, seen, lasting(20_000))),
    );
    expect(idsOf(all.flat()).sort()).toEqual(idsOf(seen).sort());
    expect(await left()).toEqual(Array(100).fill({ attempts: 1 }));
  });
});

describe("claim during its renewal", () => {
  const ends: [what: string, end: (claims: Lease[]) => Promise<unknown>, left: unknown[]][] = [
    ["is removed", (claims) => removeInstructions(opened.db, claims), []],
    [
      "is postponed",
      (claims) => {
        const postponed = claims.map((lease) => ({
          lease,
          dueAt: new Date(clockMs + 5_000),
        }));
        return postponeInstructions(opened.db, postponed);
      },
      [{ attempts: 1, isLater: true, isFree: true }],
    ],
  ];

  it.runIf(onPostgres).each(ends)("%s once it was", async (_what, end, left) => {
    await setUp();
    const claims = await leaseInstructions(opened.db, await due(), lasting(20_000));
    const renew = (db: Database) => renewInstructions(db, claims, 20_000);
    await endWhile(opened.db, renew, () => end(claims));
    const { rows } = await sql`select attempts, due_at > ${new Date(clockMs)} as "isLater",
      claimed_until is null as "isFree" from payments.instructions`.execute(opened.db);
    expect(rows).toEqual(left);
  });
});

describe("lease of a delivery", () => {
  it("is not shortened after another claim by the same process", async () => {
    await setUp();
    answer = async () => {
      await age(opened.db, table, 20_000);
      await leaseInstructions(opened.db, await due(), lasting(500_000));
      throw new Error("too late");
    };
    await deliver().drain();
    expect(await left()).toEqual([{ attempts: 2 }]);
    expect((await leasesLeft(opened.db, table))[0]).toBeGreaterThan(400_000);
  });

  it("moves to another process 20 seconds after a crash", async () => {
    const { ids } = await setUp();
    const gate = Promise.withResolvers<Confirmation>();
    answer = () => gate.promise;
    const undone: Entry[] = [];
    const refuse = async (_context: object, entry: Entry) => void undone.push(entry);
    const dead = deliver(refuse, { renewalMs: 1e8, timeoutMs: 1e8 });
    const drained = dead.drain();
    await vi.waitFor(() => expect(instructions).toHaveLength(1), 60_000);
    const [forMs] = await leasesLeft(opened.db, table);
    expect(forMs).toBeGreaterThan(15_000);
    expect(forMs).toBeLessThanOrEqual(20_000);
    answer = async () => "confirmed";
    await deliver().drain();
    expect(instructions).toHaveLength(1);
    await age(opened.db, table, forMs!);
    answer = async () => {
      gate.resolve("refused");
      await drained;
      return "confirmed";
    };
    await deliver().drain();
    expect(instructions.map(({ reference }) => reference)).toEqual([ids[0], ids[0]]);
    expect([undone, dead.counts().refused]).toEqual([[], 0]);
    expect(await left()).toEqual([]);
  });

  it.each([-180_000, 180_000])("holds for a process with a clock off by %d ms", async (by) => {
    await setUp();
    const gate = Promise.withResolvers<Confirmation>();
    answer = () => gate.promise;
    clockMs += 200_000;
    const claimer = deliver().drain();
    await vi.waitFor(() => expect(instructions).toHaveLength(1), 60_000);
    clockMs += by;
    await deliver().drain();
    expect(instructions).toHaveLength(1);
    await age(opened.db, table, 20_000);
    answer = async () => "confirmed";
    await deliver().drain();
    expect(instructions).toHaveLength(2);
    gate.resolve("confirmed");
    await claimer;
  });

  it("renews while the process works longer", async () => {
    await setUp({ count: 3 });
    const gate = Promise.withResolvers<Confirmation>();
    answer = () => gate.promise;
    const drained = deliver(undefined, { renewalMs: 5 }).drain();
    await vi.waitFor(() => expect(instructions).toHaveLength(3), 60_000);
    for (let round = 0; round < 2; round += 1) {
      await age(opened.db, table, 15_000);
      const isRenewed = async () =>
        expect((await leasesLeft(opened.db, table))[0]).toBeGreaterThan(15_000);
      await vi.waitFor(isRenewed, 60_000);
      await deliver().drain();
    }
    gate.resolve("confirmed");
    await drained;
    expect(instructions).toHaveLength(3);
    expect(await left()).toEqual([]);
  });
});
