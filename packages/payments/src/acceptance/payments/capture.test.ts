import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, makeCheckout } from "../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { contentOf, type Links, makeLinks } from "../../../test/links.ts";
import { entersCode, makePayer } from "../../../test/payer.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let payments: TestPayments;
let shop: Checkout;
let links: Links;
beforeAll(async () => {
  payments = await startTestPayments({ settings: behindProxy });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeCheckout(payments);
  links = await makeLinks(payments, shop);
});

const path = () => `/merchants/${shop.merchant.id}`;
const prefer = (capture: string) => shop.app.put(`${path()}/links`, { capture });
const bhd = { amount: { currency: "BHD", exponent: 3, value: 1_000 } };

async function pay(more: object = {}) {
  const { status, body } = await shop.customer.pay(await shop.order(more));
  const [transaction] = await shop.transactions();
  return { status, body, transaction };
}

async function payBy(parameters: Record<string, string>, more: object = {}) {
  const seal = await links.sealOf(
    await links.sign({ currency: "EUR", value: "12.50", ...parameters }),
  );
  return await pay({ integration: { key: shop.merchant.key, seal }, ...more });
}

const reserved = { pendingAmount: 1250, capturedAmount: 0, trail: [], successful: true };
const captured = {
  pendingAmount: 0,
  capturedAmount: 1250,
  trail: [{ capture: true, amount: 1250, balance: 1250 }],
  successful: true,
};

describe("automatic capture", () => {
  it("is off by default: a payment is only reserved", async () => {
    const { status, body, transaction } = await pay();
    expect({ status, body }).toEqual({ status: 201, body: { authorizationId: transaction.id } });
    expect(transaction).toMatchObject(reserved);
    expect((await shop.app.get(`${path()}/links`)).body.capture).toBe("manual");
  });

  it("writes line, instruction and event if the order requests it", async () => {
    const { body, transaction } = await pay({ capture: "automatic" });
    expect(body).toEqual({ authorizationId: transaction.id, captured: true });
    expect(transaction).toMatchObject(captured);
    const { body: lines } = await shop.app.get(`${path()}/lines?limit=10`);
    expect(lines).toMatchObject([{ capture: true, transactionId: transaction.id, balance: 1250 }]);
    const repaid = await shop.app.post(`/transactions/${transaction.id}/refunds`, { amount: 1250 });
    expect(repaid.status).toBe(201);
    expect((await reconcile(payments.context)).findings).toEqual([]);
  });

  it("is part of the repeated response", async () => {
    const order = await shop.order({ capture: "automatic" });
    const { body } = await shop.customer.pay(order);
    expect((await shop.customer.pay(order)).body).toEqual(body);
    expect((await shop.transactions())[0]).toMatchObject(captured);
  });

  it("follows the merchant's setting, unless the order overrides it", async () => {
    expect((await prefer("automatic")).status).toBe(204);
    expect((await shop.app.get(`${path()}/links`)).body).toMatchObject({ capture: "automatic" });
    expect((await pay()).transaction).toMatchObject(captured);
    expect((await pay({ capture: "manual" })).transaction).toMatchObject(reserved);
    await prefer("manual");
    expect((await pay()).transaction).toMatchObject(reserved);
    expect((await prefer("sometimes")).status).toBe(400);
    expect((await pay({ capture: "sometimes" })).status).toBe(400);
  });

  it("setting changes independently of the setting for signatures", async () => {
    await links.requireSignature(true);
    await prefer("automatic");
    const { body } = await shop.app.get(`${path()}/links`);
    expect(body).toMatchObject({ signatureRequired: true, capture: "automatic", hasSecret: true });
  });

  it("follows the signed link, without a way to change it", async () => {
    expect((await payBy({ capture: "y" })).transaction).toMatchObject(captured);
    await prefer("automatic");
    expect((await payBy({ capture: "n" })).transaction).toMatchObject(reserved);
    expect((await payBy({})).transaction).toMatchObject(captured);
    const disabled = { body: { code: "PAYMENT_INTEGRATION_DISABLED" } };
    expect(await payBy({ capture: "n" }, { capture: "automatic" })).toMatchObject(disabled);
    expect(await payBy({}, { capture: "manual" })).toMatchObject(disabled);
    const url = await links.sign({ value: "12.50", capture: "n" });
    expect((await links.open(url.replace("capture=n", "capture=y"))).status).toBe(400);
    expect((await links.open(url.replace("&capture=n", ""))).status).toBe(400);
    expect((await links.open(links.unsigned({ capture: "maybe" }))).status).toBe(400);
  });

  it("runs after a challenge, too", async () => {
    const order = await shop.order({ capture: "automatic", test: { tds: { challenge: true } } });
    const { body } = await makePayer(payments, shop.customer).pay(order, entersCode);
    expect(body).toMatchObject({ captured: true });
    expect((await shop.transactions())[0]).toMatchObject(captured);
  });

  it("does nothing for a verification or a decline", async () => {
    const verified = await pay({ capture: "automatic", amount: undefined });
    expect(verified.body).toEqual({ authorizationId: verified.transaction.id });
    const card = await shop.customer.card("4100000000000007");
    const declined = await pay({ capture: "automatic", card });
    expect(declined.transaction).toMatchObject({ successful: false, trail: [] });
  });

  it("never applies to server-side payments", async () => {
    await prefer("automatic");
    const { transaction } = await pay();
    const followUp = { transactionId: transaction.id, currency: "EUR", amount: 500 };
    await shop.app.post(`${path()}/transactions`, { ...followUp, capture: "automatic" });
    expect((await shop.transactions())[0]).toMatchObject({ capturedAmount: 0, recurring: true });
  });
});

describe("checks before the request to the acquirer", () => {
  async function withoutReservation(): Promise<void> {
    await sql`update payments.merchants set can_capture = false
      where id = ${shop.merchant.id}`.execute(payments.opened.db);
  }

  async function approvals(): Promise<number> {
    const { rows } = await sql`select 1 from payments.simulator_movements
      where merchant_id = ${shop.merchant.id}`.execute(payments.opened.db);
    return rows.length;
  }

  it("missing permission is error 27, with or without a coming challenge", async () => {
    await withoutReservation();
    for (const test of [{}, { tds: { challenge: true } }]) {
      const card = { ...(await shop.customer.card()) };
      const { status, body, transaction } = await pay({ capture: "automatic", test, card });
      expect({ status, body }).toMatchObject({ status: 400, body: { code: "PAYMENT_REJECTED" } });
      expect(transaction).toMatchObject({ successful: false, error: { code: 27 } });
    }
    expect(await approvals()).toBe(0);
    expect((await pay({ capture: "manual" })).transaction).toMatchObject(reserved);
  });

  it("the merchant's missing permission counts as no decline of card or customer", async () => {
    const live = await startTestPayments({ settings: behindProxy, live: true });
    shop = await makeCheckout(live, { test: false });
    await sql`update payments.merchants set can_charge_card = true, can_capture = false
      where id = ${shop.merchant.id}`.execute(live.opened.db);
    const order = async () =>
      await shop.order({ capture: "automatic" }, await shop.customer.card("4111111111111111"));
    for (let count = 0; count < 12; count += 1) {
      const { body } = await shop.customer.pay(await order());
      expect(body.code).toBe("PAYMENT_REJECTED");
    }
    const { status } = await shop.customer.pay({ ...(await order()), capture: "manual" });
    expect(status).toBe(201);
    await live.close();
  });

  it("missing rate is error 1", async () => {
    const { status, transaction } = await pay({ capture: "automatic", ...bhd });
    expect(status).toBe(400);
    expect(transaction).toMatchObject({ successful: false, error: { code: 1 } });
    expect(await approvals()).toBe(0);
    expect(await pay({ capture: "manual", ...bhd })).toMatchObject({
      body: { code: "REQUEST_INVALID" },
    });
  });
});

describe("payment stays reserved if its automatic capture fails", () => {
  async function failing(break_: () => Promise<unknown>, mend: () => Promise<unknown>) {
    payments.simulator.setFaults({ latencyMs: 300 });
    const paying = pay({ capture: "automatic" });
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from payments.authorizations where state = 'asked'
          and merchant_id = ${shop.merchant.id}`.execute(payments.opened.db);
        return rows.length;
      })
      .toBe(1);
    await break_();
    const { status, body, transaction } = await paying;
    payments.simulator.setFaults({});
    expect({ status, body }).toEqual({ status: 201, body: { authorizationId: transaction.id } });
    expect(transaction).toMatchObject(reserved);
    await mend();
    const later = `/transactions/${transaction.id}/captures`;
    expect((await shop.app.post(later, { amount: 1250 })).status).toBe(201);
    expect((await reconcile(payments.context)).findings).toEqual([]);
  }

  const claims = (can: boolean) =>
    sql`update payments.merchants set can_capture = ${can}
      where id = ${shop.merchant.id}`.execute(payments.opened.db);

  it("after a withdrawal of the permission", async () => {
    await failing(
      () => claims(false),
      () => claims(true),
    );
  });

  it("after a database error", async () => {
    const constraint = sql`alter table payments.lines
      add constraint lines_test_check check (merchant_id <> ${sql.lit(shop.merchant.id)})`;
    await failing(
      () => constraint.execute(payments.opened.db),
      () =>
        sql`alter table payments.lines drop constraint lines_test_check`.execute(
          payments.opened.db,
        ),
    );
  });
});

describe("receipt of a link with once", () => {
  const once = { reference: "A-1", once: "y" };
  const receipt = async () => {
    const url = await links.sign({ currency: "EUR", value: "12.50", ...once });
    return contentOf((await links.open(url)).text).receipt;
  };

  it("tells a partial capture from a whole one", async () => {
    const { transaction } = await payBy(once, { reference: "A-1" });
    expect(await receipt()).toMatchObject({ isCaptured: false, charge: { amount: 1250 } });
    await shop.app.post(`/transactions/${transaction.id}/captures`, { amount: 1000 });
    expect(await receipt()).toMatchObject({ isCaptured: false, charge: { amount: 1250 } });
    await shop.app.post(`/transactions/${transaction.id}/voids`, { amount: 250 });
    expect(await receipt()).toMatchObject({ isCaptured: true, charge: { amount: 1000 } });
  });
});
