import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "@frontdesk/database/statement";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { shardOf } from "@frontdesk/payments/ground/ids";
import { migrations } from "@frontdesk/payments/ground/migrations";
import { startTestPayments } from "@frontdesk/payments/test/harness";
import {
  type Asked,
  asking,
  basic,
  givenApp,
  givenMerchant,
  type Json,
} from "@frontdesk/payments/test/shop";
import { createFollowers } from "@frontdesk/people/followers";
import { inject, isOperators, masterKey, operatorKey } from "@frontdesk/platform/test/harness";
import { startTestScheduling } from "@frontdesk/scheduling/test/harness";
import { createLog } from "@frontdesk/server/log";
import type { Running } from "@frontdesk/server/run";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readAllSettings } from "../src/command/settings.ts";
import { startAll } from "../src/command/start.ts";

const account = "/scheduling/operator/accounts";

it("somebody who says their name to a merchant first has it in their calendar too", async () => {
  const followers = createFollowers();
  const payments = await startTestPayments({ followers });
  // One database, which closes with the one.
  const opened = { ...payments.opened, close: async () => {} };
  const scheduling = await startTestScheduling({ opened, followers, settings: { operatorKey } });
  const email = "ann@example.com";
  const headers = { authorization: basic(operatorKey) };
  const made = await scheduling.send(`POST ${account}`, {
    headers,
    body: { email, name: "Studio" },
  });
  const app = await givenApp(payments);
  const { id } = await givenMerchant(payments, app);
  await app.post(`/merchants/${id}/users`, { email });
  const { pathname } = new URL(payments.mails.at(-1)!.link!);
  expect((await asking(payments).post(pathname, "name=Ann+Maria+Jensen")).status).toBe(200);
  const { body } = await scheduling.send("GET /v1/me", { token: made.body.token });
  expect(body).toMatchObject({ first_name: "Ann", last_name: "Maria Jensen" });
  await scheduling.close();
  await payments.close();
}, 60_000);

let opened: TestDatabase;
let running: Running;
const folder = mkdtempSync(join(tmpdir(), "frontdesk-persons-"));
beforeAll(async () => {
  opened = await freshDatabase(migrations, { withJobs: true });
  const settings = readAllSettings({
    FRONTDESK_DATA_DIR: folder,
    OPERATOR_KEY: operatorKey,
    MASTER_KEY: masterKey,
  });
  running = await startAll(settings, { opened, log: createLog({ level: "error" }) });
});
afterAll(async () => {
  await running.close();
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Payments, scheduling and the operator's door of the whole. */
const frontdesk: Asked = {
  send: async (route, { key, body, headers = {} } = {}) => {
    const [payments, scheduling, door] = running.listeners;
    const place = isOperators(route) ? door : / \/v1\//.test(route) ? scheduling : payments;
    const authorization = key === undefined ? {} : { authorization: basic(key) };
    const sent = { accept: "application/json", ...authorization, ...headers };
    return await inject(place!.server, route, { headers: sent, body });
  },
};

it("somebody who is erased in their calendar is known by no event of a merchant", async () => {
  const operator = asking(frontdesk, operatorKey);
  const made = await operator.post(account, { email: "bob@example.com", name: "Studio" });
  const headers = { authorization: `Bearer ${made.body.token}` };
  const { body: user } = await frontdesk.send<Json>("GET /v1/me", { headers });
  const app = await givenApp(frontdesk);
  const { id: merchantId } = await givenMerchant(frontdesk, app);
  const actors = async () => {
    const { body } = await app.get(`/merchants/${merchantId}/events?limit=9`);
    return body.map(({ actor }: Json) => actor);
  };
  await expect.poll(actors, { timeout: 10_000 }).toHaveLength(1);
  const personId = "select id from people.persons where email = 'bob@example.com'";
  const [{ id }] = (await run<Json>(opened.db, { text: personId }, [])) as [Json];
  const doing = "update payments.events set actor = $3 where shard = $1 and merchant_id = $2";
  await run(opened.db, { text: doing }, [shardOf(merchantId), merchantId, `person:${id}`]);
  expect(await actors()).toEqual([{ kind: "person", id }]);
  expect((await operator.delete(`/scheduling/operator/users/${user.id}`)).status).toBe(204);
  expect(await actors()).toEqual([{ kind: "person", id: "erased" }]);
});
