import { age, leasesLeft } from "@frontdesk/database/test/leases";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { givenInstructions } from "../../../test/instructions.ts";
import { newShard } from "../../ground/ids.ts";
import { migrations } from "../../ground/migrations.ts";
import type { Acquirer, Confirmation, Instruction } from "../port/acquirer.ts";
import { type Delivery, type RefuseEntry, startDelivery } from "./deliver.ts";
import { claimInstructions } from "./store.ts";

const table = "payments.instructions";

let opened: TestDatabase;
let shard: number;
let clockMs: number;
let told: Instruction[];
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
  told = [];
  answer = async () => "confirmed";
  deliveries = [];
  return async () => {
    await Promise.all(deliveries.map((delivery) => delivery.stop()));
  };
});

type Entry = { shard: number; entryId: string };
const neverRefused = async () => {
  throw new Error("was not refused");
};

/** Another process. */
function deliver(
  refuseEntry: RefuseEntry<object> = neverRefused,
  options: Parameters<typeof startDelivery>[2] = {},
): Delivery {
  const capture = (instruction: Instruction) => {
    told.push(instruction);
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

const given = (fields: { count?: number } = {}) =>
  givenInstructions(opened.db, { shard, at: new Date(clockMs), ...fields });

async function left(): Promise<{ attempts: number }[]> {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from payments.instructions`.execute(opened.db);
  return rows;
}

describe("a delivery", () => {
  it("does not shorten the lease of a process that claimed it again", async () => {
    await given();
    answer = async () => {
      await age(opened.db, table, 20_000);
      await claimInstructions(opened.db, { now: new Date(clockMs), leaseMs: 500_000 });
      throw new Error("too late");
    };
    await deliver().drain();
    expect(await left()).toEqual([{ attempts: 2 }]);
    expect((await leasesLeft(opened.db, table))[0]).toBeGreaterThan(400_000);
  });

  it("is another process's 20 seconds after the one that had it died", async () => {
    const { ids } = await given();
    const gate = Promise.withResolvers<Confirmation>();
    answer = () => gate.promise;
    const undone: Entry[] = [];
    const refuse = async (_context: object, entry: Entry) => void undone.push(entry);
    const dead = deliver(refuse, { renewalMs: 1e8, timeoutMs: 1e8 });
    const drained = dead.drain();
    await vi.waitFor(() => expect(told).toHaveLength(1), 20_000);
    const [forMs] = await leasesLeft(opened.db, table);
    expect(forMs).toBeGreaterThan(15_000);
    expect(forMs).toBeLessThanOrEqual(20_000);
    answer = async () => "confirmed";
    await deliver().drain();
    expect(told).toHaveLength(1);
    await age(opened.db, table, forMs!);
    answer = async () => {
      // The answer that the first had waited for comes after all.
      gate.resolve("refused");
      await drained;
      return "confirmed";
    };
    await deliver().drain();
    expect(told.map(({ reference }) => reference)).toEqual([ids[0], ids[0]]);
    expect([undone, dead.counts().refused]).toEqual([[], 0]);
    expect(await left()).toEqual([]);
  });

  it.each([-180_000, 180_000])(
    "is its claimer's for one whose clock is off by %d ms",
    async (by) => {
      await given();
      const gate = Promise.withResolvers<Confirmation>();
      answer = () => gate.promise;
      clockMs += 200_000;
      const claimer = deliver().drain();
      await vi.waitFor(() => expect(told).toHaveLength(1), 20_000);
      clockMs += by;
      await deliver().drain();
      expect(told).toHaveLength(1);
      await age(opened.db, table, 20_000);
      answer = async () => "confirmed";
      await deliver().drain();
      expect(told).toHaveLength(2);
      gate.resolve("confirmed");
      await claimer;
    },
  );

  it("stays with a process that works on it for longer", async () => {
    await given({ count: 3 });
    const gate = Promise.withResolvers<Confirmation>();
    answer = () => gate.promise;
    const drained = deliver(undefined, { renewalMs: 5 }).drain();
    await vi.waitFor(() => expect(told).toHaveLength(3), 20_000);
    for (let turn = 0; turn < 2; turn += 1) {
      await age(opened.db, table, 15_000);
      const isRenewed = async () =>
        expect((await leasesLeft(opened.db, table))[0]).toBeGreaterThan(15_000);
      await vi.waitFor(isRenewed, 20_000);
      await deliver().drain();
    }
    gate.resolve("confirmed");
    await drained;
    expect(told).toHaveLength(3);
    expect(await left()).toEqual([]);
  });
});
