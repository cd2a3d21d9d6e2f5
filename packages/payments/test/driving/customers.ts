import { sql } from "kysely";
import { startRecovery } from "../../src/acquiring/authorizations/recover.ts";
import { startDelivery } from "../../src/acquiring/instructions/deliver.ts";
import { createSimulator } from "../../src/acquiring/simulator/simulator.ts";
import { refuseEntry } from "../../src/card-payments/transactions/refuse-entry.ts";
import { shardOf } from "../../src/core/ids.ts";
import { type Checkout, eur } from "../checkout.ts";
import type { TestPayments } from "../harness.ts";
import { contentOf, makeLinks } from "../links.ts";
import { type Act, cancels, entersCode, failsThrice, makePayer } from "../payer.ts";
import { asking } from "../shop.ts";

const challenge = { tds: { challenge: true } };
const automatic = { tds: { challenge: true, status: "attempted" } };

export async function driveCustomers(payments: TestPayments, shop: Checkout): Promise<void> {
  const { customer } = shop;
  const payer = makePayer(payments, customer);
  const pay = async (test: object, act?: Act, more: object = {}) =>
    await payer.pay(await shop.order({ test, ...more }), act);
  const mode = (mode: string) => shop.app.put(`/merchants/${shop.merchant.id}/tds`, { mode });
  await mode("attempt");
  await pay({ fingerprint: "success", ...challenge }, entersCode);
  await pay(challenge, failsThrice);
  await pay(challenge, cancels);
  await pay(automatic, (view) => view.send({ action: "automatic" }));
  await pay({ tds: { challenge: false } });
  await driveUntil(payments, shop);
  await mode("avoid");
  await pay({ card: { balance: eur(100_000) } });
  await pay({ card: { balance: { currency: "USD", exponent: 2, value: 100_000 } } });
  await pay({ card: { status: "lost" } });
  await pay({}, undefined, { unplanned: { costumer: true, merchant: false } });
  const order = await shop.order();
  await customer.pay(order);
  await customer.pay(order);
  await driveLinks(payments, shop);
  await driveConsent(payments, shop);
  await driveReversal(payments, shop);
}

async function driveUntil(payments: TestPayments, shop: Checkout): Promise<void> {
  const links = await makeLinks(payments, shop);
  const until = new Date(payments.context.now().getTime() + 60_000).toISOString();
  const url = await links.sign({ value: "12.50", currency: "EUR", until });
  const integration = { key: shop.merchant.key, seal: await links.sealOf(url) };
  const order = await shop.order({ integration, test: challenge });
  await makePayer(payments, shop.customer).pay(order, entersCode);
}

async function driveLinks(payments: TestPayments, shop: Checkout): Promise<void> {
  const links = await makeLinks(payments, shop);
  const [value, currency] = ["12.50", "EUR"];
  const reference = `R-${shop.customer.address}`;
  const until = new Date(payments.context.now().getTime() + 60_000).toISOString();
  const url = await links.sign({ value, currency, reference, once: "y", until, capture: "y" });
  const seal = await links.sealOf(url);
  const integration = { key: shop.merchant.key, seal };
  const paid = await shop.order({ integration, reference });
  await shop.customer.pay({ ...paid, card: await shop.customer.card("4100000000000008") });
  await shop.customer.pay(paid);
  await shop.customer.pay({ ...paid, card: await shop.customer.card() });
  await links.open(url);
  await asking(payments).get(`/pay/${new URL(links.unsigned({ value, currency })).search}`);
}

async function driveConsent(payments: TestPayments, shop: Checkout): Promise<void> {
  const { app, customer, merchant } = shop;
  const path = `/merchants/${merchant.id}`;
  // 409: the secret exists.
  await app.post(`${path}/link-secret`, { replace: false });
  const links = await makeLinks(payments, shop);
  const [text, reference] = ["Massage", `C-${customer.address}`];
  const limit = { consent: "no_show:4000", given_at: payments.context.now().toISOString() };
  const value = { value: "20.00", currency: "EUR" };
  const url = await links.sign({ locale: "en", ...value, text, reference, ...limit });
  const { seal, consent } = contentOf((await links.open(url)).text);
  const { body } = await customer.pay(
    await shop.order({
      integration: { key: merchant.key, seal },
      reference,
      amount: eur(2000),
      text: `${text}\n${consent.text}`,
      unplanned: { merchant: true },
    }),
  );
  const fee = { transactionId: body.authorizationId, currency: "EUR", amount: 1 };
  const { status } = await app.post(`${path}/transactions`, { ...fee, purpose: "no_show" });
  if (status !== 201) throw new Error(`the fee was answered ${status}`);
}

async function driveReversal(payments: TestPayments, shop: Checkout): Promise<void> {
  const { context } = payments;
  const { body } = await shop.customer.pay(await shop.order());
  const id: string = body.authorizationId;
  const shard = shardOf(id);
  const many = Array<"error">(99).fill("error");
  const notice = { capture: many, refund: many, void: many, reverse: many };
  payments.simulator.setFaults({ next: { authorize: ["error"], ...notice } });
  await shop.app.post(`/transactions/${id}/captures`, { amount: 10 });
  const { rows } = await sql<{ entryId: string }>`select id as "entryId" from payments.entries
    where shard = ${shard} and transaction_id = ${id}`.execute(context.db);
  for (const { entryId } of rows) await refuseEntry(context, { shard, entryId });
  await shop.customer.pay(await shop.order());
  await driveLoops(payments);
  payments.simulator.setFaults({});
}

const silence = () => Promise.reject(new Error("nobody answers"));
const hushed = { capture: silence, refund: silence, void: silence, reverse: silence };

export async function driveLoops(payments: TestPayments): Promise<void> {
  const { context } = payments;
  const simulator = createSimulator(context);
  const never = { pollMs: 1e8, gatherMs: 1e8 };
  for (const [hours, test] of [{ ...simulator, ...hushed }, simulator].entries()) {
    const acquirers = { ...context.acquirers, test };
    const now = () => new Date(context.now().getTime() + (hours + 1) * 3_600_000);
    const later = { ...context, acquirers, now };
    for (const loop of [startDelivery(later, refuseEntry, never), startRecovery(later, never)]) {
      await loop.drain();
      await loop.stop();
    }
  }
}
