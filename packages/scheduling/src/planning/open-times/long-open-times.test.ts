import { heldBy } from "@frontdesk/platform/test/held";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import {
  type Json,
  type Reply,
  startTestScheduling,
  type TestScheduling,
} from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { openTimesLimit } from "./open-times.ts";
import { mostDays } from "./refusals.ts";

let scheduling: TestScheduling;
let studio: Studio;
let ids: number[];
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-20T09:00:00Z") });
  studio = await makeStudio(scheduling);
  ids = [await makeBookable(scheduling, studio), await makeBookable(scheduling, studio)];
});
afterAll(() => scheduling.close());

const read = (query: string): Promise<Reply> =>
  studio.get(`/openings?${query}&${ids.map((id) => `resource_ids[]=${id}`).join("&")}`);

describe("openings of many days", () => {
  it("are equal in portions and as a whole, with the same headers", async () => {
    for (const query of ["", "&limit=1", "&limit=1&offset=1", "&limit=0", "&limit=1&offset=5"]) {
      const days = `from=2026-12-20&to=2027-04-10${query}`;
      const whole = await read(days);
      expect(whole.status).toBe(200);
      const { days: usual } = openTimesLimit;
      try {
        openTimesLimit.days = 7;
        const portions = await read(days);
        expect(portions.text).toBe(whole.text);
        for (const name of ["link", "x-total-count", "content-type"]) {
          expect(portions.headers[name]).toBe(whole.headers[name]);
        }
      } finally {
        openTimesLimit.days = usual;
      }
    }
  });

  it("keep few days of a resource in memory", async () => {
    const resource = await makeBookable(scheduling, studio);
    const { id } = await makeBooking(studio, resource, { start_time: 540, duration: 5 });
    await sql`insert into scheduling.booking_durations (account_id, booking_id, resource_id, day,
        duration, start_time, waiting, tentative, timezone)
      select account_id, booking_id, resource_id, day + n, duration, start_time, waiting, tentative,
        timezone
      from scheduling.booking_durations, generate_series(1, 9990) n
      where account_id = ${studio.accountId} and booking_id = ${id}`.execute(scheduling.context.db);
    await sql`insert into scheduling.resource_days (account_id, resource_id, day, booked, available)
      select account_id, resource_id, day + n, booked, available
      from scheduling.resource_days, generate_series(1, 9990) n
      where account_id = ${studio.accountId} and resource_id = ${resource}`.execute(
      scheduling.context.db,
    );
    const last = Temporal.PlainDate.from("2026-11-23").add({ days: mostDays - 1 });
    let body: Json;
    const held = await heldBy(async () => {
      const query = `from=2026-11-23&to=${last}&resource_ids[]=${resource}`;
      const answer = await studio.get(`/openings?${query}`);
      expect("content-length" in answer.headers).toBe(false);
      body = answer.body;
    });
    expect(body[0].days).toHaveLength(mostDays);
    expect(body[0].days.filter(({ taken }: Json) => taken.length === 1)).toHaveLength(9991);
    expect(held.read).toBeLessThan(262_144);
    expect(held.written).toBeLessThan(262_144);
    const next = last.add({ days: 1 });
    const query = `from=2026-11-23&to=${next}&resource_ids[]=${resource}`;
    const response = await studio.get(`/openings?${query}`);
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["to"]]);
  });
});
