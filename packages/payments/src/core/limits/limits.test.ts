import type { Database } from "@frontdesk/database/database";
import { complaintsOf } from "@frontdesk/database/test/tenant-isolation/judge";
import { readTenancy } from "@frontdesk/database/test/tenant-isolation/tenancy";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import type { Refusal } from "@frontdesk/server/refusal";
import { sql } from "kysely";
import { type Logger, pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { described } from "../../../test/tenant-isolation.ts";
import { migrations } from "../migrations.ts";
import { createPaymentLimits, type PaymentLimits } from "./limits.ts";

const log: Logger = pino({ level: "silent" });
const settings = { appsPerMinute: 3, paymentsPerMinute: 100 };
let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
afterEach(() => {
  vi.useRealTimers();
});

async function outcomes(times: number, call: () => Promise<unknown>): Promise<boolean[]> {
  const passed: boolean[] = [];
  for (let time = 0; time < times; time += 1) {
    passed.push(
      await call().then(
        () => true,
        () => false,
      ),
    );
  }
  return passed;
}

// Any database can store the table.
describe.each([
  ["in memory", true],
  ["in the database", false],
])("rate limit stored %s", (_title, embedded) => {
  const create = (): PaymentLimits =>
    createPaymentLimits({ db: opened.db, embedded }, settings, log);

  it("passes its number of calls and refuses the rest with 429", async () => {
    const limits = create();
    const take = () => limits.take("appsByAddress", "203.0.113.1");
    expect(await outcomes(5, take)).toEqual([true, true, true, false, false]);
    const refusal = await take().catch((error: Refusal) => error);
    expect(refusal).toMatchObject({ status: 429, body: { message: "Too many requests" } });
    const seconds = Number((refusal as Refusal).headers["Retry-After"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("counts each key separately, and addresses by network", async () => {
    const limits = create();
    const take = (address: string) => () => limits.take("appsByAddress", address);
    await outcomes(3, take("2001:db8:0:1::1"));
    expect(await outcomes(1, take("2001:db8:0:1::2"))).toEqual([false]);
    expect(await outcomes(1, take("2001:db8:0:2::1"))).toEqual([true]);
    expect(await outcomes(1, () => limits.take("vaultByAddress", "2001:db8:0:1::1"))).toEqual([
      true,
    ]);
  });

  it("is not reduced by a check", async () => {
    const limits = create();
    const card = `card ${embedded}`;
    const peek = () => limits.peek("declinesByCard", card);
    expect(await outcomes(20, peek)).not.toContain(false);
    expect(await outcomes(12, () => limits.count("declinesByCard", card))).not.toContain(false);
    const refusal = await peek().catch((error: Refusal) => error);
    expect(refusal).toMatchObject({ status: 429 });
    expect(await outcomes(1, () => limits.peek("declinesByCard", "another"))).toEqual([true]);
  });

  it("refuses exactly after the last counted call", async () => {
    const limits = create();
    const card = `exact ${embedded}`;
    for (let declines = 0; declines < 10; declines += 1) {
      await limits.peek("declinesByCard", card);
      await limits.count("declinesByCard", card);
    }
    await expect(limits.peek("declinesByCard", card)).rejects.toMatchObject({ status: 429 });
  });

  it("restarts after its time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limits = create();
    const take = () => limits.take("appsByAddress", "203.0.113.2");
    expect(await outcomes(4, take)).toEqual([true, true, true, false]);
    vi.setSystemTime(Date.now() + 60_001);
    await expect(limits.peek("appsByAddress", "203.0.113.2")).resolves.toBeUndefined();
    expect(await outcomes(4, take)).toEqual([true, true, true, false]);
  });
});

describe("rate limit in the database table", () => {
  const create = (db = opened.db): PaymentLimits =>
    createPaymentLimits({ db, embedded: false }, settings, log);

  it("is shared by processes", async () => {
    const [one, two] = [create(), create()];
    const address = "203.0.113.3";
    await outcomes(2, () => one.take("appsByAddress", address));
    expect(await outcomes(2, () => two.take("appsByAddress", address))).toEqual([true, false]);
    expect(await outcomes(1, () => one.take("appsByAddress", address))).toEqual([false]);
  });

  it("passes exactly its number of parallel calls", async () => {
    const [one, two] = [create(), create()];
    const calls = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : two).take("appsByAddress", "203.0.113.4"),
    );
    const settled = await Promise.allSettled(calls);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("is kept by the process alone while the database is away", async () => {
    const broken = await freshDatabase(migrations);
    const limits = create(broken.db);
    await sql`drop table payments.limits`.execute(broken.db);
    const take = () => limits.take("appsByAddress", "203.0.113.5");
    expect(await outcomes(4, take)).toEqual([true, true, true, false]);
    expect(await outcomes(12, () => limits.count("declinesByCard", "card"))).not.toContain(false);
    await expect(limits.peek("declinesByCard", "card")).rejects.toMatchObject({ status: 429 });
    await broken.close();
  });
});

interface RecordedQuery {
  sql: string;
  parameters: readonly unknown[];
}

it("rate limit rows: are found by their key, without an address in it", async () => {
  const texts: string[] = [];
  const values: unknown[] = [];
  const executeQuery = async ({ sql: text, parameters }: RecordedQuery) => {
    texts.push(text);
    values.push(...parameters);
    return { rows: [{ points: 1, expire: null }] };
  };
  const db = { executeQuery } as unknown as Database;
  const limits = createPaymentLimits({ db, embedded: false }, settings, log);
  await limits.take("appsByAddress", "203.0.113.1");
  await limits.peek("appsByAddress", "203.0.113.1");
  await limits.count("appsByAddress", "203.0.113.1");
  const tenancy = await readTenancy([described]);
  expect(texts).toHaveLength(3);
  expect(values).toContainEqual(expect.stringMatching(/^appsByAddress:/));
  expect(JSON.stringify(values)).not.toContain("203.0.113");
  for (const text of texts) {
    expect(text).toContain(`"payments"."limits"`);
    expect(await complaintsOf(text, tenancy)).toEqual([]);
  }
  const many = "select points from payments.limits where key > $1";
  expect(await complaintsOf(many, tenancy)).toEqual(["payments.limits is not bound"]);
});
