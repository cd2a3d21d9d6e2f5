import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import { type TestDatabase, thorough } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountId, fillAccount } from "../../../../test/many.ts";
import { migrations } from "../../../core/migrations.ts";
import { readOpenTimes } from "../../../inventory/capacity/store.ts";
import { listFrom, listPrecedence } from "./store.ts";

/* Plans of an empty database. Now a resource has 2,000 booked days, and 20,000 entries of time
   off lie elsewhere. */

const week = { firstDay: "2026-03-02", lastDay: "2026-03-08" };
const end = { firstDay: "2029-06-01", lastDay: null };
const of = (id: number) => ({ accountId, resourceIds: [id] });

type Work = (db: Database) => Promise<unknown>;

const settled: [string, Work, number][] = [
  ["who holds a week", (db) => listPrecedence(db, { ...of(7), ...week }), 50],
  ["who holds what is to come", (db) => listPrecedence(db, { ...of(7), ...end }), 200],
  [
    "days from a date on",
    (db) => listFrom(db, { accountId, resourceId: 7, date: "2029-06-01" }),
    50,
  ],
  ["what closes it from a date on", (db) => readOpenTimes(db, { ...of(8), ...end }), 300],
];

describe.runIf(thorough)("settling bookings after a change of hours", () => {
  let opened: TestDatabase;
  const planned = new Map<string, { name: string; values: readonly unknown[] }>();
  beforeAll(async () => {
    const prepare = async (db: Database) => {
      for (const [what, work] of settled) {
        const [recordedStatement] = await statementsOf(db, work);
        const { text, values } = recordedStatement!;
        planned.set(what, { name: await planOnce(db, text), values });
      }
    };
    opened = await filledOncePlanned(migrations, { prepare, fill: fillAccount });
  });
  afterAll(() => opened.close());

  it.each(settled)("reads only the days that change: %s", async (what, _work, most) => {
    const { name, values } = planned.get(what)!;
    const { read, worst } = await readBy(opened.db, name, values);
    expect(read, worst).toBeGreaterThan(0);
    expect(read, worst).toBeLessThanOrEqual(most);
  });
});
