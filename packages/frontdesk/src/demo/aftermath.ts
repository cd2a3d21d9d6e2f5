import { answerDispute } from "@frontdesk/payments/card-payments/disputes/answer";
import { closeDispute } from "@frontdesk/payments/card-payments/disputes/close";
import { openDispute } from "@frontdesk/payments/card-payments/disputes/open";
import { exportPayouts } from "@frontdesk/payments/ledger/payouts/export";
import { finishPayout } from "@frontdesk/payments/ledger/payouts/finish";
import { isExported } from "@frontdesk/payments/ledger/payouts/payout";
import { act } from "@frontdesk/payments/operating/operator/actions/act";
import { payOne } from "@frontdesk/payments/operating/operator/payouts/pay";
import { findOperated } from "@frontdesk/payments/parties/merchants/operated/store";
import type { Span } from "./bookings.ts";
import { takePayment } from "./checkout.ts";
import { dayAfter, dayMs, momentOf } from "./clock.ts";
import type { Past } from "./parts.ts";
import { type DemoShop, operator } from "./shop.ts";

const debtor = { name: "Demonstration", iban: "DE89370400440532013000", bic: "COBADEFFXXX" };

/** Every Monday; it arrives two days later. */
export function planPayouts(past: Past, { merchantId }: DemoShop, { today, before }: Span): void {
  const { agenda, payments } = past;
  const done = { actor: operator, subject: merchantId, details: () => ({}) };
  for (let day = -before + 7; day <= 0; day += 1) {
    const date = dayAfter(today, day);
    if (new Date(date).getUTCDay() !== 1) continue;
    agenda.plan(momentOf(date, 300), async () => {
      const { balance = 0, currency } = (await findOperated(payments.db, merchantId))!;
      if (balance <= 0) return;
      const { id } = await payOne(payments, { merchantId, test: true, actor: operator });
      if (isExported(currency)) {
        await act(payments, { ...done, action: "payout.export" }, (context) =>
          exportPayouts(context, { debtor, test: true, merchantId }),
        );
      }
      agenda.plan(agenda.now().getTime() + 2 * dayMs, async () => {
        await act(payments, { ...done, action: "payout.paid", subject: id }, (context) =>
          finishPayout(context, { id, ending: "paid" }),
        );
      });
    });
  }
}

interface DemoDispute {
  /** Days before today. */
  paid: number;
  opened: number;
  answered?: number;
  decided?: { day: number; outcome: "won" | "lost" };
  price: number;
  text: string;
  reason: { code: number; title: string };
}

const disputed: readonly DemoDispute[] = [
  {
    paid: 70,
    opened: 55,
    answered: 50,
    decided: { day: 34, outcome: "won" },
    price: 110,
    text: "Massage, 90 min",
    reason: { code: 1041, title: "Cancelled recurring payment" },
  },
  {
    paid: 62,
    opened: 47,
    decided: { day: 30, outcome: "lost" },
    price: 49,
    text: "Yoga mat",
    reason: { code: 1031, title: "Goods not received" },
  },
  {
    paid: 24,
    opened: 9,
    price: 135,
    text: "Cut and colour",
    reason: { code: 1030, title: "Service not as described" },
  },
];

export function planDisputes(
  past: Past,
  shop: DemoShop,
  { span, count }: { span: Span; count: () => void },
): void {
  const { agenda } = past;
  const at = (day: number) => momentOf(dayAfter(span.today, -day), 660);
  for (const [index, { price, text, paid, ...rest }] of disputed.entries()) {
    const card = { number: `411111111111900${index}`, expiry: { month: 6, year: 2030 } };
    const amount = shop.purse.of(price);
    agenda.plan(at(paid), async () => {
      const order = { amount, text, reference: `D-${index + 1}`, card, isAutomatic: true };
      const transactionId = await takePayment(past, shop, order);
      count();
      if (transactionId === undefined) return;
      agenda.plan(at(rest.opened), async () => {
        await dispute(past, shop, { transactionId, amount, ...rest, at });
      });
    });
  }
}

type DisputeStory = Omit<DemoDispute, "paid" | "opened" | "price" | "text"> & {
  transactionId: string;
  amount: number;
  at: (day: number) => number;
};

async function dispute(
  { payments, agenda }: Past,
  { owner }: DemoShop,
  { transactionId, amount, reason, answered, decided, at }: DisputeStory,
): Promise<void> {
  const done = { actor: operator, subject: transactionId, details: () => ({}) };
  const { id: disputeId } = await act(payments, { ...done, action: "dispute.open" }, (context) =>
    openDispute(context, { transactionId, amount, reason }, "operator"),
  );
  if (answered !== undefined) {
    agenda.plan(at(answered), async () => {
      const { callerId, actor } = owner;
      const text = "The guest came, and signed for it.";
      await answerDispute(payments, { disputeId, callerId, actor, text });
    });
  }
  if (decided === undefined) return;
  const { day, outcome } = decided;
  const action = outcome === "won" ? "dispute.win" : "dispute.lose";
  agenda.plan(at(day), async () => {
    await act(payments, { ...done, action, subject: disputeId }, (context) =>
      closeDispute(context, { disputeId, outcome, actor: "operator" }),
    );
  });
}
