import { erasePerson as erase } from "@frontdesk/people/erase";
import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, proved, type TestPerson } from "../../../test/persons.ts";
import { asking, type Json, makeApp, makeShop, type Shop } from "../../../test/shop.ts";
import { listCreatedBy } from "./created-by.ts";

let payments: TestPayments;
let shop: Shop;
let stranger: TestPerson & { email: string };
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
  const location = { app: shop.app, merchantId: shop.merchant.id };
  stranger = await makeUser(payments, location, "owner");
});

const own = () => `/merchants/${shop.merchant.id}`;

async function make(): Promise<string> {
  const proof = proved();
  const { app } = (await stranger.ask("POST", `${own()}/keys`, { body: { name: "Own" }, proof }))
    .body;
  const hook = { url: "http://127.0.0.1:9/own", types: ["*"] };
  const response = await stranger.ask("POST", `${own()}/webhooks`, { body: hook, proof });
  expect(response.status).toBe(201);
  return app.key;
}

async function disown(isDisowned: boolean): Promise<void> {
  const { db, now, lifecycleHooks } = payments.context;
  const person = await findPersonOfEmail(db, stranger.email);
  const erasing = { personId: person!.id, leavesOwnerless: true, isDisowned };
  await erase({ now, lifecycleHooks }, db, erasing);
}

const namesOf = async (caller: Pick<Shop["app"], "get">, path: string) => {
  const { status, body } = await caller.get(`${own()}/${path}?limit=9`);
  return status === 200 ? body.map(({ name, url }: Json) => name ?? url) : status;
};

describe("keys and webhooks of a stranger at a merchant", () => {
  it("are listed; those at a merchant with this only owner end with the stranger", async () => {
    const key = await make();
    const lines = await listCreatedBy(payments.context, stranger.id);
    expect(lines).toEqual(["The shop “Coffee & Jane”: owner, 2 apps with keys, 1 webhook"]);
    await disown(true);
    expect([
      await namesOf(asking(payments, key), "webhooks"),
      await namesOf(shop.app, "webhooks"),
    ]).toEqual([403, 403]);
  });

  it("end without those of another owner", async () => {
    const location = { app: shop.app, merchantId: shop.merchant.id };
    const other = await makeUser(payments, location, "manager");
    const promoted = { body: { role: "owner" }, proof: proved() };
    await stranger.ask("PUT", `${own()}/users/${other.id}`, promoted);
    const another = await makeApp(payments, "Another");
    await shop.app.post(`${own()}/apps`, { appId: another.id });
    await shop.app.post(`${own()}/webhooks`, { url: "http://127.0.0.1:9/theirs", types: ["*"] });
    const key = await make();
    const lines = await listCreatedBy(payments.context, stranger.id);
    expect(lines).toEqual(["The shop “Coffee & Jane”: owner, 1 app with keys, 1 webhook"]);
    await disown(true);
    expect(await namesOf(asking(payments, key), "webhooks")).toBe(403);
    expect(await namesOf(shop.app, "webhooks")).toEqual(["http://127.0.0.1:9/theirs"]);
    expect(await namesOf(shop.app, "apps")).toContain("Another");
  });

  it("stay if the leaving person is no stranger", async () => {
    const key = await make();
    await disown(false);
    expect(await namesOf(asking(payments, key), "webhooks")).toEqual(["http://127.0.0.1:9/own"]);
  });
});
