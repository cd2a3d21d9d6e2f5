import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
  studio = await makeStudio(scheduling);
  await sql`delete from jobs.job`.execute(scheduling.context.db);
});
afterAll(() => scheduling.close());

async function health() {
  const headers = { authorization: basic(operatorKey) };
  const { status, body } = await scheduling.send("GET /scheduling/operator/health", { headers });
  expect(status).toBe(200);
  return body;
}

it("health shows backlog, failing webhooks and failed mails, without their content", async () => {
  const { db } = scheduling.context;
  expect(await health()).toEqual({
    waiting: [
      { what: "payload", seconds: 0, count: null },
      { what: "mail", seconds: 0, count: null },
    ],
    failingWebhooks: [],
    failedJobs: [],
  });
  const hook = {
    name: "All",
    payload_url: "https://hooks.example.com/secret",
    events: ["clients"],
  };
  const { id } = (await studio.post("/webhooks", hook)).body;
  const since = "2026-06-15T11:59:00.000Z";
  await sql`update scheduling.webhooks set failing_since = ${since}, failures = 3
    where id = ${id}`.execute(db);
  await sql`insert into jobs.job (name, state, data, completed_on)
    values ('mail', 'failed', '{"to": "ann@example.com"}', '2026-06-14T10:00:00Z')`.execute(db);
  const match = await health();
  const { accountId } = studio;
  expect(match.failingWebhooks).toEqual([{ accountId, id, since, failures: 3 }]);
  expect(match.failedJobs).toEqual([{ queue: "mail", count: 1, last: "2026-06-14T10:00:00.000Z" }]);
  expect(JSON.stringify(match)).not.toMatch(/hooks\.|secret|ann@example/);
});
