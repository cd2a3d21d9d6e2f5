import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import { type TestDatabase, thorough } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountId, fillAccount } from "../../../test/many.ts";
import { migrations } from "../../core/migrations.ts";
import { listDurations, listTimeOff } from "./events.store.ts";

/* Plans of an empty database. With 20,000 rows in one account a calendar reads only its own. */

const window = {
  accountId,
  isOwnOnly: false,
  firstDay: "2026-03-02",
  lastDay: "2026-03-08",
};
const all = { after: undefined, most: 1_000 };

type Work = (db: Database) => Promise<unknown>;

const calendars: [string, Work, number, number][] = [
  [
    "of an account",
    (db) => listDurations(db, { window: { ...window, resourceId: null }, ...all }),
    70,
    500,
  ],
  [
    "of a resource",
    (db) => listDurations(db, { window: { ...window, resourceId: 7 }, ...all }),
    10,
    80,
  ],
  [
    "that shows less than there is",
    (db) => listDurations(db, { window: { ...window, resourceId: null }, ...all, most: 5 }),
    5,
    140,
  ],
  [
    "of a resource's time off",
    (db) => listTimeOff(db, { window: { ...window, resourceId: 7 }, ...all }),
    0,
    100,
  ],
];

describe.runIf(thorough)("calendar", () => {
  let opened: TestDatabase;
  const planned = new Map<string, { name: string; values: readonly unknown[] }>();
  beforeAll(async () => {
    const prepare = async (db: Database) => {
      for (const [what, work] of calendars) {
        const [recordedStatement] = await statementsOf(db, work);
        const { text, values } = recordedStatement!;
        planned.set(what, { name: await planOnce(db, text), values });
      }
    };
    opened = await filledOncePlanned(migrations, { prepare, fill: fillAccount });
  });
  afterAll(() => opened.close());

  it.each(calendars)("reads only its own rows: %s", async (what, work, text, most) => {
    const { name, values } = planned.get(what)!;
    const { read, worst } = await readBy(opened.db, name, values);
    expect(read, worst).toBeGreaterThan(0);
    expect(read, worst).toBeLessThanOrEqual(most);
    expect(await work(opened.db)).toHaveLength(text);
  });
});
