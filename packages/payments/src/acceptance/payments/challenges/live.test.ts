import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behindProxy, makeCheckout, makeCustomer } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { entersCode, makePayer } from "../../../../test/payer.ts";
import { Script } from "../../../../test/script.ts";
import type { Scenario } from "../../../acquiring/port/scenario.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";

const number = "4539578763621486";
const authenticate = "/payments/challenges/tds-authenticate";

let payments: TestPayments;
const network = new Script<DirectoryServer>();
let scenario: Scenario = {};

beforeAll(async () => {
  payments = await startTestPayments({
    live: true,
    directories: (test) => {
      const lookup: typeof test.lookup = (card) => test.lookup({ ...card, scenario });
      const authenticate: typeof test.authenticate = (request) =>
        test.authenticate(request, scenario);
      return { test, live: network.over({ ...test, lookup, authenticate }) };
    },
    settings: { ...behindProxy, paymentsPerMinute: 60 },
  });
});
afterAll(() => payments.close());

async function makeLiveShop(at = payments) {
  const shop = await makeCheckout(at, { test: false });
  await sql`update payments.merchants set can_charge_card = true
    where id = ${shop.merchant.id}`.execute(at.opened.db);
  return shop;
}

describe("3-D Secure of a live merchant", () => {
  it("uses the live directory server", async () => {
    scenario = { tds: { challenge: true } };
    const shop = await makeLiveShop();
    const order = await shop.order({}, await shop.customer.card(number));
    const { status, taken } = await makePayer(payments, shop.customer).pay(order, entersCode);
    expect([status, taken]).toEqual([201, ["tds-authenticate", "tds-challenge"]]);
    expect(await shop.transactions()).toMatchObject([{ test: false, tds: "full" }]);
  });

  it("is off without a live directory server", async () => {
    const without = await startTestPayments({ live: true, settings: behindProxy });
    const shop = await makeLiveShop(without);
    const { status } = await shop.customer.pay(
      await shop.order({}, await shop.customer.card(number)),
    );
    expect(status).toBe(201);
    expect((await shop.transactions())[0].tds).toBeUndefined();
    await without.close();
  });

  it("authorises without 3-D Secure while the directory server has no card ranges", async () => {
    network.instead = { lookup: () => Promise.reject(new Error("no ranges yet")) };
    const shop = await makeLiveShop();
    const { status } = await shop.customer.pay(
      await shop.order({}, await shop.customer.card(number)),
    );
    network.instead = {};
    expect(status).toBe(201);
  });

  it("stops asking the issuer after too many failures of a card", async () => {
    scenario = { tds: { status: "rejected" } };
    const shop = await makeLiveShop();
    for (let count = 0; count < 10; count += 1) {
      const customer = makeCustomer(payments);
      const order = await shop.order({}, await customer.card(number));
      expect((await makePayer(payments, customer).pay(order)).body.code).toBe("TDSECURE_FAILED");
    }
    const customer = makeCustomer(payments);
    const order = await shop.order({}, await customer.card(number));
    const { status, body } = await customer.post(authenticate, order);
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
  });
});

describe("challenges", () => {
  it("limit requests from one address", async () => {
    const shop = await makeCheckout(payments);
    const order = await shop.order({ test: { tds: {} } });
    const take = () => shop.customer.post(authenticate, order);
    const statuses = new Set<number>();
    for (let count = 0; count < 60; count += 1) statuses.add((await take()).status);
    expect([...statuses]).toEqual([201]);
    const { status, body, headers } = await take();
    expect([status, body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });
});
