import { PreparingClient } from "@frontdesk/database/client";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ledgerOf, makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { lockResources } from "../../inventory/capacity/store.ts";
import { readForBooking } from "./writes.store.ts";

const monday = "2026-11-23";

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const book = (fields: object = {}, headers?: Record<string, string>) =>
  studio.post(
    "/bookings",
    { resource_id: resource, start_date: monday, duration: 60, ...fields },
    headers,
  );

async function sentFor(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(PreparingClient.prototype, "query");
  await work();
  const texts = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  return texts.filter((text) => /^(begin|commit|rollback)|resource_days/.test(text));
}

describe("booking creation", () => {
  it("needs two statements, the first without locks, and no transaction", async () => {
    await book();
    const [read, write, ...others] = await sentFor(() => book());
    expect(others).toEqual([]);
    expect(read).toMatch(/^select/);
    expect(read).not.toMatch(/for (share|update)/);
    expect(write).toMatch(/insert into scheduling.bookings(.|\n)*insert into scheduling.payloads/);
  });

  it("needs one statement without locks if it clashes", async () => {
    await makeBooking(studio, resource, { duration: 480 });
    const sent = await sentFor(() => book());
    expect(sent).toEqual([expect.stringMatching(/^select/)]);
    expect(sent[0]).not.toMatch(/for (share|update)/);
  });

  it.runIf(onPostgres)("uses prepared statements", async () => {
    const { accountId, userId } = studio;
    const slots = [{ resourceId: resource, date: monday }];
    const match = { accountId, resourceId: resource, slots, isTimed: false, needed: 60 };
    const named = { projectId: null, clientId: null, bookerId: userId };
    const plans = await scheduling.opened.db.connection().execute(async (db) => {
      for (let round = 0; round < 8; round += 1) await readForBooking(db, { ...match, ...named });
      const { rows } = await sql<{ again: number }>`select generic_plans::int as again
        from pg_prepared_statements where name like 'booking_read%'`.execute(db);
      return rows;
    });
    expect(plans[0]!.again).toBeGreaterThan(0);
  });

  it("records the id of the booking", async () => {
    const { body } = await book({ details: "Told" });
    expect((await studio.get(`/bookings/${body.id}`)).body).toEqual(body);
    const { body: entries } = await studio.get(`/audit?kind=booking&subject_id=${body.id}`);
    expect(entries).toMatchObject([{ action: "create", before: null, after: body }]);
  });

  const shorter = {
    date: monday,
    available_periods: [{ week_day: 1, start_time: 0, end_time: 30 }],
  };
  const closings: [string, (id: number) => [string, object], object][] = [
    [
      "is off",
      (id) => ["/downtimes", { resource_ids: [id], from: monday, to: monday }],
      { reason: "time_off" },
    ],
    [
      "has another week",
      (id) => [`/resources/${id}/availability`, shorter],
      { reason: "over_capacity", available: 30 },
    ],
  ];
  it.runIf(onPostgres).each(closings)(
    "retries if %s changed since the read",
    async (_title, change, clash) => {
      for (const headers of [{}, { "idempotency-key": crypto.randomUUID() }]) {
        resource = await makeBookable(scheduling, studio);
        const closed = change(resource);
        const { changed, booked } = await scheduling.opened.db.transaction().execute(async (db) => {
          const { accountId } = studio;
          await lockResources(db, { accountId, ids: [resource], mode: "update" });
          const changed = studio.post(...closed);
          await areWaiting(1);
          const booked = book({}, headers);
          await areWaiting(2);
          return { changed, booked };
        });
        expect((await changed).status).toBe(201);
        const { status, body } = await booked;
        expect([status, body.clashes]).toMatchObject([422, [clash]]);
        expect(await ledgerOf(scheduling, resource)).toEqual([]);
      }
    },
  );

  it.runIf(onPostgres)("fails if the resource is archived after the read", async () => {
    const booked = await scheduling.opened.db.transaction().execute(async (db) => {
      await sql`update scheduling.resources set archived = true where id = ${resource}`.execute(db);
      const answer = book();
      await areWaiting(1);
      return { answer };
    });
    const { status, body } = await booked.answer;
    expect([status, body.errors]).toEqual([422, { resource_id: ["cannot be booked"] }]);
  });
});

async function areWaiting(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      `.execute(scheduling.opened.db);
    expect(rows[0]!.count).toBe(count);
  }, 60_000);
}
