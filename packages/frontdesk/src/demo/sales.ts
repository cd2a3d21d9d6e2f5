// Treatments paid at once, goods captured on dispatch.
import type { Span } from "./bookings.ts";
import { goods, guests, membership, treatments } from "./cast.ts";
import type { Chance } from "./chance.ts";
import { type Card, chargeAgain, keepCard, move, takePayment } from "./checkout.ts";
import { dayAfter, dayMs, hourMs, momentOf } from "./clock.ts";
import type { Past } from "./parts.ts";
import type { DemoShop } from "./shop.ts";

export interface Selling {
  span: Span;
  /** Milliseconds since 1970. */
  until: number;
  chance: Chance;
  count: () => void;
}

export function planSales(past: Past, shop: DemoShop, selling: Selling): void {
  const { span, chance, until } = selling;
  let number = 1000;
  for (let day = -span.before; day <= 0; day += 1) {
    const date = dayAfter(span.today, day);
    const weekDay = new Date(date).getUTCDay();
    if (weekDay === 0 && day !== 0) continue;
    const sales = chance.whole(4, weekDay === 5 ? 8 : 6);
    for (let sale = 0; sale < sales; sale += 1) {
      number += 1;
      // Today's sales are over.
      const passed = (until - momentOf(date, 0)) * ((sale + 1) / (sales + 1));
      const minute = chance.whole(420, 960);
      const at = day === 0 ? momentOf(date, 0) + Math.floor(passed) : momentOf(date, minute);
      planSale(past, shop, { ...selling, at, number });
    }
  }
  planMembers(past, shop, selling);
}

type One = Selling & { at: number; number: number };

function planSale(past: Past, shop: DemoShop, { chance, count, at, number }: One): void {
  const isTreatment = chance.in100(72);
  const { name: text, price } = isTreatment ? chance.pick(treatments) : chance.pick(goods);
  const amount = shop.purse.of(price);
  const card = cardOf(chance.whole(0, guests.length - 1), at);
  const status = chance.in100(3)
    ? chance.pick(["expired", "lost", "disabled"] as const)
    : undefined;
  const reference = `${isTreatment ? "V" : "W"}-${number}`;
  const [fate, wait, share] = [chance.whole(0, 99), chance.whole(1, 6), chance.whole(30, 70)];
  past.agenda.plan(at, async () => {
    const sold = { amount, text, reference, card, isAutomatic: isTreatment };
    const input = status === undefined ? sold : { ...sold, status };
    const transactionId = await takePayment(past, shop, input);
    count();
    if (transactionId === undefined) return;
    const part = Math.round((amount * share) / 100);
    if (isTreatment) return planRefund(past, shop, { transactionId, amount, part, fate, wait, at });
    planDispatch(past, shop, { transactionId, amount, part, fate, wait, at });
  });
}

interface DemoSale {
  transactionId: string;
  amount: number;
  /** The amount to refund, or to capture first. */
  part: number;
  /** A number from 0 to 99. */
  fate: number;
  /** Days. */
  wait: number;
  at: number;
}

function planRefund(
  past: Past,
  { app }: DemoShop,
  { transactionId, amount, part, fate, wait, at }: DemoSale,
): void {
  if (fate >= 5) return;
  const text = fate < 2 ? amount : part;
  past.agenda.plan(at + wait * dayMs, async () => {
    await move(past, app, { kind: "refund", transactionId, amount: text });
  });
}

function planDispatch(
  past: Past,
  { app, owner }: DemoShop,
  { transactionId, amount, part, fate, at }: DemoSale,
): void {
  const { agenda } = past;
  const sent = at + 20 * hourMs;
  if (fate < 6) {
    agenda.plan(sent, async () => await move(past, app, { kind: "void", transactionId, amount }));
  } else if (fate < 22) {
    agenda.plan(sent, async () => {
      await move(past, owner, { kind: "capture", transactionId, amount: part });
      const rest = { transactionId, amount: amount - part };
      if (fate < 14) await move(past, owner, { kind: "void", ...rest });
    });
  } else if (fate < 94) {
    agenda.plan(
      sent,
      async () => await move(past, app, { kind: "capture", transactionId, amount }),
    );
  }
}

const members = 6;

function planMembers(past: Past, shop: DemoShop, { span, count }: Selling): void {
  const { agenda } = past;
  const amount = shop.purse.of(membership.price);
  for (let member = 0; member < members; member += 1) {
    const first = momentOf(dayAfter(span.today, -span.before + 2 + member), 600);
    agenda.plan(first, async () => {
      const [text, reference] = [membership.name, `M-${member + 1}`];
      const card = cardOf(member, first);
      const order = { amount, text, reference, card, isAutomatic: true };
      const transactionId = await takePayment(past, shop, order);
      count();
      if (transactionId === undefined) return;
      await keepCard(past, shop, { transactionId, notes: guests[member]! });
      for (let month = 1; month <= 3; month += 1) {
        agenda.plan(first + month * 30 * dayMs, async () => {
          await chargeAgain(past, shop, { transactionId, amount });
          count();
        });
      }
    });
  }
}

/** Without a valid check digit, so that it is no real card. */
export function cardOf(guest: number, at: number): Card {
  const end = String(1000 + guest * 37).slice(-4);
  const number = `${guest % 3 === 0 ? "55" : "41"}1111111111${end}`;
  const year = new Date(at).getUTCFullYear() + 2 + (guest % 4);
  return { number, expiry: { month: 1 + (guest % 12), year } };
}
