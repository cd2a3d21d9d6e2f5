import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeChange } from "../../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { basic, operatorKey } from "../../../../test/operator.ts";
import { makeStudio, type Studio } from "../../../../test/studio.ts";
import { reconcile } from "../reconcile.ts";

let scheduling: TestScheduling;
let studio: Studio;
let clockMs: number;
beforeAll(async () => {
  clockMs = Date.parse("2026-11-21T08:00:00Z");
  scheduling = await startTestScheduling({
    now: () => new Date(clockMs),
    settings: { operatorKey },
  });
  studio = await makeStudio(scheduling);
  await sql`delete from jobs.job where name = 'mail'`.execute(scheduling.context.db);
});
afterAll(() => scheduling.close());

async function ages(): Promise<Record<string, number>> {
  const { text } = await scheduling.send("GET /scheduling/metrics", {
    headers: { authorization: basic(operatorKey) },
  });
  const lines = text.matchAll(/^oldest_waiting_seconds\{what="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, what, seconds]) => [what, Number(seconds)]));
}

const findings = async () => (await reconcile(scheduling.context)).findings;

it("reconciliation: finds a payload more than 15 minutes overdue", async () => {
  const webhook = { name: "All", payload_url: "https://hooks.example.com/", events: ["clients"] };
  const { id } = (await studio.post("/webhooks", webhook)).body;
  expect(await ages()).toEqual({ payload: 0, mail: 0 });
  await makeChange(scheduling, studio);
  clockMs += 15 * 60_000;
  expect((await ages()).payload).toBe(15 * 60);
  expect(await findings()).toEqual([]);
  clockMs += 60_000;
  const [payload] = (await studio.get(`/webhooks/${id}/queue`)).body;
  const { accountId } = studio;
  const subject = `payload ${payload.id}`;
  expect(await findings()).toEqual([
    { check: "waiting_payloads", accountId, subject, expected: "15 minutes", found: "16 minutes" },
  ]);
  await studio.put(`/webhooks/${id}`, { paused: true });
  expect((await ages()).payload).toBe(0);
});

it("reconciliation: finds an undeliverable email", async () => {
  await sql`insert into jobs.job (name, created_on, start_after)
    values ('mail', now() - interval '30 minutes', now() + interval '1 day')`.execute(
    scheduling.context.db,
  );
  expect((await ages()).mail).toBeGreaterThanOrEqual(30 * 60);
  expect(await findings()).toMatchObject([{ check: "waiting_mails", found: "30 minutes" }]);
});
