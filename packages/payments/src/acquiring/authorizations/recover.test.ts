import type { Database } from "@frontdesk/database/database";
import { age, endWhile, leasesLeft } from "@frontdesk/database/test/leases";
import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newId, newShard } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import type { Acquirer, Reversal } from "../port/acquirer.ts";
import { type RecoveryOptions, startRecovery } from "./recover.ts";
import {
  leaseReversals,
  listReversible,
  markReversed,
  renewReversals,
  requestReversal,
  reversalLeaseSize,
} from "./store.ts";

const log = createLog({ level: "silent" });
const table = "payments.authorizations";
const graceMs = 5_000;
const leaseMs = 20_000;
const patience = 20_000;

let opened: TestDatabase;
let shard: number;
let merchantId: string;
let clockMs: number;
let reversed: Reversal[];
let answer: () => Promise<void>;
let loops: Loop[];

beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await sql`delete from payments.authorizations`.execute(opened.db);
  clockMs = Date.parse("2026-06-15T12:00:00Z");
  reversed = [];
  answer = async () => {};
  loops = [];
  await makeMerchant(true);
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
  };
});

async function makeMerchant(test: boolean): Promise<void> {
  shard = newShard();
  merchantId = newId(shard);
  await sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email,
      website, descriptor, company_country, can_charge_card, can_save_card, can_transfer_to_card,
      can_capture, can_refund, can_void)
    values (${shard}, ${merchantId}, gen_random_uuid(), 'EUR', 2, ${test}, 'a@b.example',
      'b.example', 'Flowers', 'DK', true, true, true, true, true, true)`.execute(opened.db);
}

function recovery(options: Partial<RecoveryOptions> = {}): Loop {
  const acquirer = {
    reverse: (reversal: Reversal) => {
      reversed.push(reversal);
      return answer();
    },
  } as Partial<Acquirer> as Acquirer;
  const loop = startRecovery(
    {
      db: opened.db,
      now: () => new Date(clockMs),
      log,
      acquirers: { test: acquirer },
    },
    { pollMs: 1e8, gatherMs: 1e8, graceMs, ...options },
  );
  loops.push(loop);
  return loop;
}

async function ask(): Promise<string> {
  const id = newId(shard);
  await sql`insert into payments.authorizations
      (shard, id, merchant_id, fingerprint, currency, amount, deadline, actor)
    values (${shard}, ${id}, ${merchantId}, 'print', 'EUR', 300,
      ${new Date(clockMs)}, 'test')`.execute(opened.db);
  return id;
}

const due = () => ({ overdueBefore: new Date(clockMs), now: new Date(clockMs), leaseMs });

async function settle(id: string): Promise<boolean> {
  const { rows } = await sql`update payments.authorizations set state = 'approved'
    where shard = ${shard} and id = ${id} and state = 'asked' returning id`.execute(opened.db);
  return rows.length > 0;
}

async function states(): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from payments.authorizations`.execute(opened.db);
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}

async function stateOf(id: string): Promise<string | undefined> {
  return (await states())[id];
}

async function pauseOf(id: string): Promise<{ inMs: number; attempts: number }> {
  const { rows } = await sql<{ due: Date; attempts: number }>`
    select reversal_due_at as due, reversal_attempts as attempts
    from payments.authorizations where id = ${id}`.execute(opened.db);
  return { inMs: rows[0]!.due.getTime() - clockMs, attempts: rows[0]!.attempts };
}

describe("recovery", () => {
  it("reverses authorisations without an outcome after deadline and grace", async () => {
    const id = await ask();
    clockMs += graceMs;
    await recovery().drain();
    expect([await stateOf(id), reversed]).toEqual(["asked", []]);
    clockMs += 1;
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
    expect(reversed).toEqual([
      { reference: id, shard, merchantId, fingerprint: "print", amount: 300, currency: "EUR" },
    ]);
  });

  it("skips authorisations with an outcome", async () => {
    const id = await ask();
    await settle(id);
    clockMs += 3_600_000;
    await recovery().drain();
    expect([await stateOf(id), reversed]).toEqual(["approved", []]);
    const request = { shard, id, dueAt: new Date(clockMs) };
    expect(await requestReversal(opened.db, request)).toBe(false);
  });

  it("repeats a reversal with growing pauses until confirmation", async () => {
    const id = await ask();
    clockMs += graceMs + 1;
    answer = async () => {
      throw new Error("not reachable");
    };
    for (let attempts = 1; attempts <= 13; attempts += 1) {
      await recovery().drain();
      const pause = await pauseOf(id);
      expect(pause.attempts).toBe(attempts);
      const most = Math.min(3_600_000, 2_000 * 2 ** (attempts - 1));
      expect(pause.inMs).toBeGreaterThanOrEqual(most / 2);
      expect(pause.inMs).toBeLessThanOrEqual(most);
      expect(await stateOf(id)).toBe("reversing");
      clockMs += pause.inMs;
    }
    answer = async () => {};
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
    await recovery().drain();
    expect(reversed).toHaveLength(14);
  });

  it("takes over from a crashed process", async () => {
    const id = await ask();
    clockMs += graceMs + 1;
    await leaseReversals(opened.db, await listReversible(opened.db, due()), due());
    // Other processes' clocks do not matter.
    for (const by of [0, 180_000, -180_000]) {
      clockMs += by;
      await recovery().drain();
      clockMs -= by;
      expect(reversed).toEqual([]);
    }
    await age(opened.db, table, leaseMs);
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
  });

  it("keeps claims that outlast their lease", async () => {
    const id = await ask();
    clockMs += graceMs + 1;
    const gate = Promise.withResolvers<void>();
    answer = () => gate.promise;
    const drained = recovery({ renewalMs: 5 }).drain();
    await vi.waitFor(() => expect(reversed).toHaveLength(1), patience);
    for (let round = 0; round < 3; round += 1) {
      await age(opened.db, table, 15_000);
      const isRenewed = async () =>
        expect((await leasesLeft(opened.db, table))[0]).toBeGreaterThan(15_000);
      await vi.waitFor(isRenewed, patience);
      await recovery().drain();
    }
    gate.resolve();
    await drained;
    expect([await stateOf(id), reversed.length]).toEqual(["reversed", 1]);
  });

  it.runIf(onPostgres)("ends a claim during its renewal", async () => {
    const id = await ask();
    clockMs += 1;
    const claims = await leaseReversals(opened.db, await listReversible(opened.db, due()), due());
    const renew = (db: Database) => renewReversals(db, claims, leaseMs);
    await endWhile(opened.db, renew, () => markReversed(opened.db, claims));
    expect(await stateOf(id)).toBe("reversed");
  });

  it("skips authorisations settled or claimed since they were listed", async () => {
    const ids: string[] = [];
    for (let created = 0; created < 3; created += 1) {
      ids.push(await ask());
      await makeMerchant(true);
    }
    clockMs += 1;
    const seen = await listReversible(opened.db, due());
    expect(seen.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await sql`update payments.authorizations set state = 'approved'
      where id = ${ids[0]}`.execute(opened.db);
    const lease = async () =>
      (await leaseReversals(opened.db, seen, due())).map(({ id, attempts }) => [id, attempts]);
    const left = ids.slice(1).map((id) => [id, 1]);
    expect((await lease()).toSorted()).toEqual(left.toSorted());
    expect(await lease()).toEqual([]);
  });

  it("waits for a live acquirer before it reverses for live merchants", async () => {
    await makeMerchant(false);
    const id = await ask();
    clockMs += graceMs + 1;
    await recovery().drain();
    expect([await stateOf(id), reversed]).toEqual(["reversing", []]);
  });

  it("continues until nothing is due", async () => {
    const count = reversalLeaseSize + 9;
    for (let created = 0; created < count; created += 1) await ask();
    clockMs += graceMs + 1;
    await recovery().drain();
    expect(Object.values(await states())).toEqual(Array(count).fill("reversed"));
    expect(reversed).toHaveLength(count);
  });

  it.runIf(onPostgres)("runs in several processes without duplicate requests", async () => {
    for (let created = 0; created < 200; created += 1) await ask();
    clockMs += graceMs + 1;
    await Promise.all(Array.from({ length: 4 }, () => recovery().drain()));
    expect(new Set(reversed.map(({ reference }) => reference)).size).toBe(200);
    expect(reversed).toHaveLength(200);
  });
});

describe("late approval", () => {
  it("is settled or reversed, never both", async () => {
    const ids = [];
    for (let created = 0; created < 60; created += 1) ids.push(await ask());
    clockMs += graceMs + 1;
    const [inTime] = await Promise.all([Promise.all(ids.map(settle)), recovery().drain()]);
    await recovery().drain();
    const taken = reversed.map(({ reference }) => reference);
    const outcomes = await states();
    ids.forEach((id, index) => {
      expect(outcomes[id]).toBe(inTime[index] ? "approved" : "reversed");
      expect(taken.includes(id)).toBe(!inTime[index]);
    });
  });

  it("loses against a claim, and causes another reversal after the first", async () => {
    const id = await ask();
    clockMs += graceMs + 1;
    await recovery().drain();
    expect(await settle(id)).toBe(false);
    expect(await requestReversal(opened.db, { shard, id, dueAt: new Date(clockMs) })).toBe(true);
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
    expect(reversed).toHaveLength(2);
  });

  it("during a reversal request causes another reversal", async () => {
    const id = await ask();
    clockMs += graceMs + 1;
    answer = async () => {
      if (reversed.length > 1) return;
      await requestReversal(opened.db, { shard, id, dueAt: new Date(clockMs) });
    };
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
    expect(reversed).toHaveLength(2);
  });

  it("is reversed at once if the asking process gives up", async () => {
    const id = await ask();
    expect(await requestReversal(opened.db, { shard, id, dueAt: new Date(clockMs) })).toBe(true);
    expect(await settle(id)).toBe(false);
    await recovery().drain();
    expect(await stateOf(id)).toBe("reversed");
  });
});
