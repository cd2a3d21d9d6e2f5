import { run } from "@frontdesk/database/statement";
import { shardOf } from "@frontdesk/payments/core/ids";
import { startTestPayments } from "@frontdesk/payments/test/harness";
import {
  type App,
  asking,
  basic,
  type Json,
  makeApp,
  makeMerchant,
} from "@frontdesk/payments/test/shop";
import { createHookRegistry } from "@frontdesk/people/lifecycle-hooks/hooks";
import { password } from "@frontdesk/people/test/harness";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { startTestScheduling } from "@frontdesk/scheduling/test/harness";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RemoteVisitor } from "./remote-visitor.ts";
import { startWhole, type Whole } from "./whole.ts";

const account = "/scheduling/operator/accounts";

it("person: a name given at a merchant appears in the calendar too", async () => {
  const hooks = createHookRegistry();
  const payments = await startTestPayments({ lifecycleHooks: hooks });
  const opened = { ...payments.opened, close: async () => {} };
  const scheduling = await startTestScheduling({
    opened,
    lifecycleHooks: hooks,
    settings: { operatorKey },
  });
  const email = "ann@example.com";
  const headers = { authorization: basic(operatorKey) };
  const response = await scheduling.send(`POST ${account}`, {
    headers,
    body: { email, name: "Studio" },
  });
  const app = await makeApp(payments);
  const { id } = await makeMerchant(payments, app);
  await app.post(`/merchants/${id}/users`, { email });
  const { pathname } = new URL(payments.mails.at(-1)!.link!);
  expect((await asking(payments).post(pathname, "name=Ann+Maria+Jensen")).status).toBe(200);
  const { body } = await scheduling.send("GET /v1/me", { token: response.body.token });
  expect(body).toMatchObject({ first_name: "Ann", last_name: "Maria Jensen" });
  await scheduling.close();
  await payments.close();
});

let whole: Whole;
let operator: ReturnType<typeof asking>;
let existing = 0;
beforeAll(async () => {
  whole = await startWhole();
  operator = asking(whole, operatorKey);
});
afterAll(() => whole.close());

interface TestMember {
  id: string;
  userId: number;
  merchantId: string;
  app: App;
  headers: { authorization: string };
  visitor: RemoteVisitor;
}

async function makeTestMember(): Promise<TestMember> {
  existing += 1;
  const email = `known${existing}@example.com`;
  const app = await makeApp(whole);
  const { id: merchantId } = await makeMerchant(whole, app);
  await app.post(`/merchants/${merchantId}/users`, { email });
  const visitor = new RemoteVisitor(whole.deskUrl);
  await visitor.get(await whole.invitationOf(email));
  expect((await visitor.submit({ name: "Known Person", password })).location).toBe("/");
  const response = await operator.post(account, { email, name: "Studio" });
  const headers = { authorization: `Bearer ${response.body.token}` };
  const { body: user } = await whole.send<Json>("GET /v1/me", { headers });
  const find = "select id from people.persons where email = $1";
  const [{ id }] = (await run<Json>(whole.opened.db, { text: find }, [email])) as [Json];
  await expect.poll(() => actorsOf({ app, merchantId })).toHaveLength(1);
  const doing = "update payments.events set actor = $3 where shard = $1 and merchant_id = $2";
  await run(whole.opened.db, { text: doing }, [shardOf(merchantId), merchantId, `person:${id}`]);
  return { id, userId: user.id, merchantId, app, headers, visitor };
}

async function actorsOf({
  app,
  merchantId,
}: Pick<TestMember, "app" | "merchantId">): Promise<Json[]> {
  const { body } = await app.get(`/merchants/${merchantId}/events?limit=9`);
  return body.map(({ actor }: Json) => actor);
}

async function userOf({ userId }: TestMember): Promise<Json> {
  const find = "select first_name, last_name, email from scheduling.users where id = $1";
  const [row] = await run<Json>(whole.opened.db, { text: find }, [userId]);
  return row;
}

it.each([
  ["in their calendar", ({ userId }: TestMember) => `/scheduling/operator/users/${userId}`],
  ["at the desk", ({ id }: TestMember) => `/desk/operator/persons/${id}`],
])("person: erasure %s removes them from every service", async (_title, pathOf) => {
  const one = await makeTestMember();
  expect(await actorsOf(one)).toEqual([{ kind: "person", id: one.id }]);
  expect((await operator.delete(pathOf(one))).status).toBe(204);
  expect(await actorsOf(one)).toEqual([{ kind: "person", id: "erased" }]);
  const email = `erased-${one.userId}@erased.invalid`;
  expect(await userOf(one)).toEqual({ first_name: "Erased", last_name: "person", email });
  expect((await whole.send("GET /v1/me", { headers: one.headers })).status).toBe(401);
  expect((await one.visitor.get("/me")).location).toContain("/sign-in");
  expect((await operator.delete(`/desk/operator/persons/${one.id}`)).status).toBe(204);
});

it("person: erasure of an unknown one gets a refusal at the desk", async () => {
  expect((await operator.delete(`/desk/operator/persons/${"0".repeat(24)}`)).status).toBe(404);
});

it("person: a new name at the desk reaches both services", async () => {
  const one = await makeTestMember();
  await one.visitor.get("/me");
  const { location } = await one.visitor.submit({ name: "Ann Maria Jensen" }, "/me/name");
  expect(location).toBe("/me?told=name");
  expect(await userOf(one)).toMatchObject({ first_name: "Ann", last_name: "Maria Jensen" });
  const { body } = await one.app.get(`/merchants/${one.merchantId}/users?limit=5`);
  expect(body).toMatchObject([{ name: "Ann Maria Jensen" }]);
});
