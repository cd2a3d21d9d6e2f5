import { allPublished } from "@frontdesk/payments/test/outbox-entries";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jane } from "../../../test/counter.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import { payLink } from "../../../test/payment-gateway.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { findOnce } from "../settlement/find.ts";

let paying: PayingInstallation;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
afterAll(() => paying.close());

const visitTime = new Date("2027-03-01T10:30:00Z");
const service = { price: 6000, no_show_fee: 3000, tax_rate: 25 };

/** A price of 60.00 with a paid deposit of 20.00. */
async function bookWithDeposit(counter: PayingCounter): Promise<number> {
  const { token } = (await counter.hold()).body;
  counter.later(0.1);
  const consents = { balance: true, no_show_fee: true };
  const { body } = await counter.of(token).post("details", { ...jane, consents });
  await payLink(counter.shop, body.payment.url);
  await counter.of(token).post("paid");
  await counter.settle();
  return Number.parseInt(token, 36);
}

interface Studio {
  counter: PayingCounter;
  id: number;
}

interface Values {
  amount: number;
  /** Picks one of several orders or payments. */
  nth: number;
}

const orders = async ({ counter }: Studio): Promise<Json[]> =>
  (await counter.get("/orders?limit=100")).body;
const transactions = async ({ counter }: Studio): Promise<Json[]> =>
  (await counter.shop.transactions()).filter(({ successful }) => successful);

async function look({ counter }: Studio): Promise<void> {
  await allPublished(paying.place.payments.context.db);
  counter.later(6);
  await findOnce(paying.scheduling.context);
  await counter.settle();
}

const own = ({ counter, id }: Studio, path: string, body: object) =>
  counter.post(`/appointments/${id}/${path}`, body);
const attend = ({ counter, id }: Studio, attendance: string | null) =>
  counter.put(`/appointments/${id}`, { attendance });

function order({ counter, id }: Studio, fields: { payment: string; amount: number; tip?: number }) {
  const { payment, amount, tip } = fields;
  const items: object[] = [{ kind: "appointment", appointment_id: id, amount }];
  if (tip !== undefined) items.push({ kind: "tip", appointment_id: id, amount: tip });
  return counter.post("/orders", { payment, items });
}

async function withOrder(
  studio: Studio,
  { nth }: Values,
  call: (one: Json) => Promise<unknown>,
): Promise<unknown> {
  const all = await orders(studio);
  return all.length === 0 ? undefined : await call(all[nth % all.length]!);
}

/** A link takes one payment. */
function ignoreUsed(error: Error): void {
  if (!/no page to pay on|PAYMENT_REFERENCE_USED/.test(error.message)) throw error;
}

const refundTo = (to: string) => async (studio: Studio, values: Values) =>
  await withOrder(studio, values, ({ id }) =>
    studio.counter.post(`/orders/${id}/refund`, { to, amount: values.amount }),
  );

const actions: Record<string, (studio: Studio, values: Values) => Promise<unknown>> = {
  cash: (studio, { amount }) => order(studio, { payment: "cash", amount }),
  "cash with a tip": (studio, { amount }) => order(studio, { payment: "cash", amount, tip: 700 }),
  card: (studio, { amount }) => order(studio, { payment: "card", amount }),
  link: (studio, { amount }) => order(studio, { payment: "link", amount, tip: 300 }),
  "client pays": async (studio, values) =>
    await withOrder(studio, values, async ({ payment_url: url }) => {
      if (url) await payLink(studio.counter.shop, url).catch(ignoreUsed);
    }),
  "end of a link": async (studio, values) =>
    await withOrder(studio, values, ({ id }) => studio.counter.post(`/orders/${id}/cancel`)),
  look,
  "refund to the card": refundTo("origin"),
  "refund in cash": refundTo("cash"),
  "allowance of the price": (studio, { amount }) => own(studio, "refund", { amount }),
  "refund of a mistake": (studio, { amount }) => own(studio, "refund", { amount, due_again: true }),
  "refund at the payment service": async (studio, { amount, nth }) => {
    const all = await transactions(studio);
    const { id } = all[nth % all.length]!;
    // Above the captured amount it is refused.
    await studio.counter.shop.post(`/transactions/${id}/refunds`, { amount }).catch(() => {});
  },
  "no-show": (studio) => attend(studio, "no_show"),
  attended: (studio) => attend(studio, "attended"),
  "no attendance": (studio) => attend(studio, null),
  fee: (studio, { amount }) => own(studio, "charge", { reason: "no_show", amount }),
  cancellation: (studio) => own(studio, "cancel", { notify_after: 20 }),
  undo: (studio) => own(studio, "restore", {}),
  "start of the visit": async () => {
    if (paying.clock.now < visitTime) paying.clock.now = visitTime;
  },
  "a day later": async ({ counter }) => counter.later(1440),
};

const action = fc.record({
  name: fc.constantFrom(...Object.keys(actions), "client pays", "look", "start of the visit"),
  amount: fc.constantFrom(1, 500, 999, 1000, 2000, 3333, 4000, 6000, 9000),
  nth: fc.nat(3),
  /** The next action starts at the same time. */
  isJoined: fc.boolean(),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const isByHand = ({ payment }: Json) => payment === "cash" || payment === "external";

async function checkMoney(studio: Studio, text: string): Promise<void> {
  for (let times = 0; times < 4; times += 1) await look(studio);
  const payments = await transactions(studio);
  const all = await orders(studio);
  const receipts: Json[] = (await studio.counter.get("/receipts?limit=100")).body;
  const { balance } = (await studio.counter.get(`/appointments/${studio.id}/standing`)).body;

  const inCash = all.filter(isByHand).flatMap(({ items }) => items);
  const returned = all
    .filter((one) => !isByHand(one))
    .flatMap(({ refunds }) => refunds.filter(isByHand));
  const taken =
    sum(inCash.map(({ keep }) => keep)) -
    sum(returned.map(({ amount }) => amount)) +
    sum(payments.map(({ capturedAmount, refundedAmount }) => capturedAmount - refundedAmount));
  const receipted = sum(receipts.map(({ kind, total }) => (kind === "receipt" ? total : -total)));

  expect(receipted, text).toBe(taken);
  expect(sum(payments.map(({ pendingAmount }) => pendingAmount)), text).toBe(0);
  expect(balance.due, text).toBeGreaterThanOrEqual(0);
  expect(
    all.map(({ state }) => state),
    text,
  ).not.toContain("charging");
  const { findings } = await reconcile(paying.scheduling.context, { withPayments: true });
  const { accountId } = studio.counter;
  expect(
    findings.filter((one) => one.accountId === accountId),
    text,
  ).toEqual([]);
}

it("receipts, orders and payments agree after any sequence of payments and refunds", async () => {
  const sequences = fc.array(action, { minLength: 6, maxLength: 20, size: "max" });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const counter = await makePayingCounter(paying, { service });
      const studio = { counter, id: await bookWithDeposit(counter) };
      const log: string[] = [];
      let running: Promise<void>[] = [];
      for (const { name, isJoined, ...values } of sequence) {
        const perform = async () => {
          const reply = (await actions[name]!(studio, values)) as Json | undefined;
          log.push(`${name} ${values.amount} ${values.nth}: ${reply?.status ?? ""}`);
          expect(reply?.status ?? 200, log.join("\n")).toBeLessThan(500);
        };
        running.push(perform());
        if (isJoined) continue;
        await Promise.all(running);
        running = [];
      }
      await Promise.all(running);
      await checkMoney(studio, log.join("\n"));
    }),
    // Shrinking repeats whole lives of an appointment.
    { numRuns: 25, endOnFailure: true },
  );
});
