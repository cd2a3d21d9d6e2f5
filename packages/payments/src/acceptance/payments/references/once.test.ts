import { age } from "@frontdesk/database/test/leases";
import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { behindProxy, type Checkout, eur, makeCheckout } from "../../../../test/checkout.ts";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { contentOf, type Links, makeLinks } from "../../../../test/links.ts";
import { Script } from "../../../../test/script.ts";
import { startRecovery } from "../../../acquiring/authorizations/recover.ts";
import type { DirectoryServer } from "../../../authentication/tds/directory.ts";

let payments: TestPayments;
const network = new Script<DirectoryServer>();
let clock: Date;
let shop: Checkout;
let links: Links;
beforeAll(async () => {
  clock = new Date();
  payments = await startTestPayments({
    directories: (simulated) => ({ test: network.over(simulated) }),
    settings: behindProxy,
    now: () => clock,
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeCheckout(payments);
  links = await makeLinks(payments, shop);
});

const parameters = { currency: "EUR", value: "12.50", reference: "A-1", once: "y" };
const used = { status: 400, body: { code: "PAYMENT_REFERENCE_USED" } };
const running = { status: 429, body: { code: "PAYMENT_RUNNING" } };

async function orderOf(seal?: string, more: object = {}) {
  const integration = { key: shop.merchant.key, ...(seal !== undefined && { seal }) };
  const { number = "4100000000000000", ...rest } = more as { number?: string };
  const card = await shop.customer.card(number);
  return await shop.order({ integration, reference: "A-1", ...rest }, card);
}

async function payByLink(more: object = {}) {
  return await shop.customer.pay(
    await orderOf(await links.sealOf(await links.sign(parameters)), more),
  );
}

async function pageOf() {
  return contentOf((await links.open(await links.sign(parameters))).text);
}

describe("link with once", () => {
  it("takes one payment, then shows its receipt without the card", async () => {
    const seal = await links.sealOf(await links.sign(parameters));
    const first = await shop.customer.pay(await orderOf(seal));
    expect(first.status).toBe(201);
    const { receipt, ...content } = await pageOf();
    expect(receipt).toEqual({
      id: first.body.authorizationId,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      charge: { amount: 1250, currency: { code: "EUR", exponent: 2 } },
      isCaptured: false,
      refunded: 0,
      reference: "A-1",
    });
    expect(content).not.toHaveProperty("seal");
    expect(await shop.customer.pay(await orderOf(seal))).toMatchObject(used);
    expect(await shop.transactions()).toHaveLength(1);
  });

  it("reserves its reference against orders without a seal or with other amounts", async () => {
    await payByLink();
    expect(await shop.customer.pay(await orderOf())).toMatchObject(used);
    expect(await shop.customer.pay(await orderOf(undefined, { amount: eur(1) }))).toMatchObject(
      used,
    );
    expect(await shop.customer.pay(await orderOf(undefined, { reference: "A-2" }))).toMatchObject({
      status: 201,
    });
  });

  it("repeats the answer of the paid order", async () => {
    const order = await orderOf(await links.sealOf(await links.sign(parameters)));
    const { body } = await shop.customer.pay(order);
    expect((await shop.customer.pay(order)).body).toEqual(body);
  });

  it("separates references of merchants", async () => {
    await payByLink();
    shop = await makeCheckout(payments);
    links = await makeLinks(payments, shop);
    expect(await payByLink()).toMatchObject({ status: 201 });
  });

  it("requires a signature", async () => {
    const unsigned = await links.open(links.unsigned(parameters));
    expect(unsigned.status).toBe(400);
    const { reference: _none, ...without } = parameters;
    const response = await shop.app.post(`/merchants/${shop.merchant.id}/link-signatures`, without);
    expect(response).toMatchObject({ status: 400, body: [{ field: "once" }] });
    expect(await shop.customer.pay(await orderOf())).toMatchObject({ status: 201 });
    expect(await shop.customer.pay(await orderOf())).toMatchObject({ status: 201 });
  });
});

describe("reference of a link with once is free again", () => {
  it("after a decline", async () => {
    expect((await payByLink({ number: "4100000000000007" })).status).toBe(400);
    expect(await pageOf()).not.toHaveProperty("receipt");
    expect(await payByLink()).toMatchObject({ status: 201 });
    expect(await payByLink()).toMatchObject({ status: 400 });
  });

  it("after a full void, but not after a partial void or a refund", async () => {
    const { body } = await payByLink();
    const path = `/transactions/${body.authorizationId}`;
    await shop.app.post(`${path}/voids`, { amount: 250 });
    expect((await pageOf()).receipt).toBeDefined();
    await shop.app.post(`${path}/voids`, { amount: 1000 });
    expect(await pageOf()).not.toHaveProperty("receipt");
    const second = await payByLink();
    expect(second.status).toBe(201);
    const taken = `/transactions/${second.body.authorizationId}`;
    await shop.app.post(`${taken}/captures`, { amount: 1250 });
    await shop.app.post(`${taken}/refunds`, { amount: 1250 });
    expect((await pageOf()).receipt).toBeDefined();
  });

  it("after a reversal, and waits for it", async () => {
    payments.simulator.setFaults({ next: { authorize: ["error"] } });
    expect(await payByLink()).toMatchObject({ body: { code: "PAYMENT_METHOD_ERROR" } });
    const seal = await links.sealOf(await links.sign(parameters));
    expect(await shop.customer.pay(await orderOf(seal))).toMatchObject(running);
    await reversalIsDone();
    expect(await shop.customer.pay(await orderOf(seal))).toMatchObject({ status: 201 });
    expect(await shop.customer.pay(await orderOf(seal))).toMatchObject(used);
  });

  it("after a crash before the answer, without a second charge", async () => {
    // As after a kill: no answer and no waiting process.
    payments.simulator.setFaults({ next: { authorize: ["answer-lost"] }, latencyMs: 1_500 });
    const seal = await links.sealOf(await links.sign(parameters));
    const dying = shop.customer.pay(await orderOf(seal));
    await expect.poll(() => countOf("asked")).toBe(1);
    expect(await shop.customer.pay(await orderOf(seal))).toMatchObject(running);
    payments.simulator.setFaults({});
    await reversalIsDone();
    const second = await shop.customer.pay(await orderOf(seal));
    expect(second.status).toBe(201);
    expect(await dying).toMatchObject({ body: { code: "PAYMENT_METHOD_ERROR" } });
    await reversalIsDone();
    const { receipt } = await pageOf();
    expect(receipt).toMatchObject({ id: second.body.authorizationId });
  });
});

async function countOf(...states: string[]): Promise<number> {
  const { rows } = await sql`select 1 from payments.authorizations
    where state = any(${states})`.execute(payments.opened.db);
  return rows.length;
}

async function reversalIsDone(): Promise<void> {
  clock = new Date(clock.getTime() + 60_000);
  await age(payments.opened.db, "payments.authorizations", 20_000);
  const recovery = startRecovery(payments.context, { pollMs: 10 });
  await expect.poll(() => countOf("asked", "reversing")).toBe(0);
  await recovery.stop();
}

describe("two simultaneous orders of one reference", () => {
  it("make one payment if the order without a seal checked the reference first", async () => {
    const answers: unknown[] = [];
    const lookup: DirectoryServer["lookup"] = async (enrolledCard) => {
      network.instead = {};
      answers.push((await payByLink()).status);
      return await network.usual.lookup(enrolledCard);
    };
    network.instead = { lookup };
    const order = await orderOf();
    expect(await shop.customer.pay(order)).toMatchObject(used);
    expect(answers).toEqual([201]);
    expect(await shop.transactions()).toHaveLength(1);
  });

  it.each([2, 8])("make one payment, of %i", async (count) => {
    const seal = await links.sealOf(await links.sign(parameters));
    const orders = await Promise.all(Array.from({ length: count }, () => orderOf(seal)));
    const answers = await Promise.all(orders.map((order) => shop.customer.pay(order)));
    const paid = answers.filter(({ status }) => status === 201);
    expect(paid).toHaveLength(1);
    for (const { body, status } of answers.filter((one) => !paid.includes(one))) {
      expect(status === 400 ? body : { code: "PAYMENT_REFERENCE_USED" }).toMatchObject(used.body);
      expect([400, 429]).toContain(status);
    }
    const approved = (await shop.transactions()).filter(
      (one: { successful: boolean }) => one.successful,
    );
    expect(approved).toHaveLength(1);
  });

  it.runIf(onPostgres)("make one payment after a decline as well", async () => {
    await payByLink({ number: "4100000000000007" });
    const seal = await links.sealOf(await links.sign(parameters));
    const orders = await Promise.all(Array.from({ length: 8 }, () => orderOf(seal)));
    const answers = await Promise.all(orders.map((order) => shop.customer.pay(order)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
