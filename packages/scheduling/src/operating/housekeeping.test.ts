import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeChange } from "../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { makeStudio } from "../../test/studio.ts";
import { cleanUp } from "./housekeeping.ts";

const dayMs = 24 * 60 * 60 * 1000;

let scheduling: TestScheduling;
let clockMs = Date.parse("2026-11-21T08:00:00Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(clockMs) });
});
afterAll(() => scheduling.close());

const fields = { name: "Ours", payload_url: "https://hooks.example.com/", events: ["clients"] };

async function countPayloads(webhookId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from scheduling.payloads where webhook_id = ${webhookId}`.execute(
    scheduling.context.db,
  );
  return rows[0]!.count;
}

describe("housekeeping", () => {
  it("forgets an Idempotency-Key after a day, not before", async () => {
    const studio = await makeStudio(scheduling);
    const key = { "idempotency-key": "once" };
    const create = async () => (await studio.post("/webhooks", fields, key)).body.id;
    const first = await create();
    clockMs += dayMs;
    await cleanUp(scheduling.context);
    expect(await create()).toBe(first);
    clockMs += 1;
    await cleanUp(scheduling.context);
    expect(await create()).not.toBe(first);
  });

  it("drops payloads recorded while their webhook was deleted", async () => {
    const studio = await makeStudio(scheduling);
    const { body } = await studio.post("/webhooks", { ...fields, paused: true });
    await makeChange(scheduling, studio);
    const late = sql`update scheduling.webhooks set deleted_at = ${new Date(clockMs)}
      where id = ${body.id}`;
    await late.execute(scheduling.context.db);
    expect(await countPayloads(body.id)).toBe(1);
    await cleanUp(scheduling.context);
    expect(await countPayloads(body.id)).toBe(0);
  });

  it.skipIf(onPostgres)("vacuums the embedded database (no autovacuum there)", async () => {
    const studio = await makeStudio(scheduling);
    await studio.post("/clients", { name: "Ours" });
    const visible = async () => {
      const { rows } = await sql<{ pages: number }>`select relallvisible as pages from pg_class
        where oid = 'scheduling.clients'::regclass`.execute(scheduling.context.db);
      return rows[0]!.pages;
    };
    expect(await visible()).toBe(0);
    await cleanUp(scheduling.context);
    expect(await visible()).toBe(1);
  });

  it("runs hourly in one of the processes", async () => {
    const { rows } = await sql`select name, cron from jobs.schedule
      where name = 'scheduling-housekeeping'`.execute(scheduling.context.db);
    expect(rows).toEqual([{ name: "scheduling-housekeeping", cron: "23 * * * *" }]);
  });
});
