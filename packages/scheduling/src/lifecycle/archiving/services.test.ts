import type { Database } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";
import { someoneWaits } from "../../../test/waiting.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-23T08:00:00Z") });
});
afterAll(() => scheduling.close());

async function makeAppointment(
  { accountId, db = scheduling.context.db }: { accountId: number; db?: Database },
  serviceId: number,
  startsAt: string,
) {
  await sql`with made as (
      insert into scheduling.sessions (account_id, service_id, starts_at, start_date, start_time,
        timezone, duration, buffer_before, buffer_after, seats, seats_taken, created_at, updated_at)
      values (${accountId}, ${serviceId}, ${startsAt}, '2026-11-23', 600, 'Copenhagen', 60, 0, 0,
        1, 1, now(), now())
      returning id
    )
    insert into scheduling.appointments (account_id, service_id, session_id, state, starts_at,
      ends_at, snapshot, locale, timezone, uid, created_at, updated_at)
    select ${accountId}, ${serviceId}, id, 'confirmed', ${startsAt},
      ${startsAt}::timestamptz + interval '1 hour', '{}', 'da', 'Copenhagen', gen_random_uuid(),
      now(), now()
    from made`.execute(db);
}

it("services: deletion is possible only after the last appointment has ended", async () => {
  const studio = await makeStudio(scheduling);
  const resource = await makeBookable(scheduling, studio);
  const body = { name: "Cut", duration: 60, parts: [{ resource_ids: [resource] }] };
  const { id } = (await studio.post("/services", body)).body;
  const { id: past } = (await studio.post("/services", body)).body;
  await makeAppointment(studio, id, "2026-11-23T07:30:00Z");
  await makeAppointment(studio, past, "2026-11-23T07:00:00Z");
  const kept = await studio.delete(`/services/${id}`);
  const message = "has future appointments (1); archive it instead";
  expect([kept.status, kept.body.error_description]).toEqual([422, message]);
  expect((await studio.put(`/services/${id}`, { archived: true })).status).toBe(200);
  expect((await studio.delete(`/services/${past}`)).status).toBe(204);
});

it("services: stay unchanged when their resource is deleted", async () => {
  const studio = await makeStudio(scheduling);
  const resource = await makeBookable(scheduling, studio, { human: false });
  const body = { name: "Cut", duration: 60, parts: [{ resource_ids: [resource] }] };
  const { id } = (await studio.post("/services", body)).body;
  expect((await studio.delete(`/resources/${resource}`)).status).toBe(204);
  expect((await studio.get(`/services/${id}`)).body.parts[0].resource_ids).toEqual([resource]);
});

it.runIf(onPostgres)("services: deletion fails during a concurrent booking", async () => {
  const { db } = scheduling.context;
  const studio = await makeStudio(scheduling);
  const resource = await makeBookable(scheduling, studio);
  const body = { name: "Cut", duration: 60, parts: [{ resource_ids: [resource] }] };
  const { id } = (await studio.post("/services", body)).body;
  const answer = await db.transaction().execute(async (inside) => {
    await makeAppointment({ ...studio, db: inside }, id, "2026-11-23T09:00:00Z");
    const deleted = studio.delete(`/services/${id}`);
    await Promise.race([deleted, someoneWaits(db)]);
    return { deleted };
  });
  expect((await answer.deleted).status).toBe(422);
});
