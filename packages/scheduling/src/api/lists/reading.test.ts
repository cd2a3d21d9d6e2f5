import type { Database } from "@frontdesk/database/database";
import { filledOncePlanned, planOnce, readBy } from "@frontdesk/database/test/plans";
import { statementsOf } from "@frontdesk/database/test/statements";
import { type TestDatabase, thorough } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountId, fillAccount } from "../../../test/many.ts";
import { listEntries } from "../../changes/audit/store.ts";
import { listPayloads } from "../../changes/outbox/queue.store.ts";
import { migrations } from "../../core/migrations.ts";
import { type BookingFilter, listBookings } from "../../planning/bookings/listing.store.ts";
import { listClients } from "../../planning/clients/store.ts";
import { listDowntimes } from "../../planning/downtimes/store.ts";
import type { Page } from "./lists.ts";

/* Plans of an empty database; now one account has 20,000 rows. A counted list also reads 10,000
   index entries. */

const counted: Page = { limit: 20, offset: 0 };
const onward: Page = { limit: 20, offset: 0, after: 10 };
const week = { startDate: "2026-03-02", endDate: "2026-03-08" };
const first = { from: "2026-03-02", to: "2026-03-08" };

type Work = (db: Database) => Promise<unknown>;

const bookings = (filter: Omit<BookingFilter, "accountId">, page: Page): Work => {
  return (db) => listBookings(db, { accountId, ...filter }, page);
};

const lists: [string, Work, number][] = [
  // A week has 70 bookings, plus parties and days of each booking of the page.
  ["a week of bookings, counted", bookings(week, counted), 500],
  ["a week of bookings after an id", bookings(week, onward), 500],
  ["bookings, counted", bookings({}, counted), 10_500],
  ["bookings after an id", bookings({}, onward), 350],
  ["bookings of a resource, after an id", bookings({ resourceIds: [7] }, onward), 300],
  ["bookings of a booker, after an id", bookings({ bookerId: 7 }, onward), 300],
  ["bookings of a client, after an id", bookings({ clientId: 7 }, onward), 350],
  ["bookings of a week and a resource", bookings({ ...week, resourceIds: [7] }, counted), 500],
  [
    "bookings of a resource that wait",
    bookings({ resourceIds: [7], isWaiting: true }, counted),
    6500,
  ],
  ["bookings that wait", bookings({ isWaiting: true }, counted), 20_500],
  ["the audit, counted", (db) => listEntries(db, { accountId }, counted), 10_100],
  ["the audit after an id", (db) => listEntries(db, { accountId }, onward), 100],
  ["the audit by user", (db) => listEntries(db, { accountId, userId: 9 }, counted), 10_100],
  [
    "the audit of a booking",
    (db) => listEntries(db, { accountId, kind: "booking", subjectId: 7 }, counted),
    100,
  ],
  ["a week of time off", (db) => listDowntimes(db, { accountId, ...first }, counted), 500],
  [
    "time off of a resource",
    (db) => listDowntimes(db, { accountId, resourceIds: [7] }, onward),
    400,
  ],
  [
    "a webhook's queue after an id",
    (db) => listPayloads(db, { accountId, webhookId: 7 }, onward),
    100,
  ],
  ["clients after an id", (db) => listClients(db, { accountId, isArchived: false }, onward), 100],
];

let opened: TestDatabase;
const planned = new Map<string, { name: string; values: readonly unknown[] }>();
beforeAll(async () => {
  const prepare = async (db: Database) => {
    for (const [what, work] of lists) {
      const [recordedStatement] = await statementsOf(db, work);
      const { text, values } = recordedStatement!;
      planned.set(what, { name: await planOnce(db, text), values });
    }
  };
  opened = await filledOncePlanned(migrations, { prepare, fill: fillAccount });
});
afterAll(() => opened.close());

it.runIf(thorough).each(lists)(
  "lists with old plans: bounded rows read: %s",
  async (what, _work, most) => {
    const { name, values } = planned.get(what)!;
    const { read, returned, worst } = await readBy(opened.db, name, values);
    expect(returned).toBeGreaterThan(0);
    expect(read, worst).toBeLessThanOrEqual(most);
  },
);

describe.runIf(thorough).each(["", "analyze"])("lists with new plans after %j", (statistics) => {
  beforeAll(async () => {
    await sql`set plan_cache_mode = force_custom_plan`.execute(opened.db);
    if (statistics !== "") await sql.raw(statistics).execute(opened.db);
  });

  it.each(lists)("bounded rows read: %s", async (what, _work, most) => {
    const { name, values } = planned.get(what)!;
    const { read, worst } = await readBy(opened.db, name, values);
    expect(read, worst).toBeLessThanOrEqual(most);
  });
});
