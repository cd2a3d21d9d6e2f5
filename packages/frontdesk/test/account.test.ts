import { operatorKey } from "@frontdesk/platform/test/harness";
import { startTestScheduling, type TestScheduling } from "@frontdesk/scheduling/test/harness";
import { listen } from "@frontdesk/server/test/harness";
import { afterAll, beforeAll, expect, it } from "vitest";
import { command } from "./command.ts";

let scheduling: TestScheduling;
let port: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
  port = await listen(scheduling.admin);
});
afterAll(() => scheduling.close());

async function zoneAfter(...parts: string[]): Promise<unknown> {
  const env = { OPERATOR_PORT: String(port), OPERATOR_KEY: operatorKey };
  const { token } = JSON.parse(await command(["account", ...parts, "--name", "Studio"], env));
  return (await scheduling.send("GET /v1/me", { token })).body.timezone;
}

it("account creation: the account's time zone becomes its owner's", async () => {
  const usual = await zoneAfter("bob@example.com");
  const tokyo = await zoneAfter("ann@example.com", "--timezone", "Asia/Tokyo");
  expect(JSON.stringify(tokyo)).toContain("Tokyo");
  expect(JSON.stringify(usual)).not.toContain("Tokyo");
});
