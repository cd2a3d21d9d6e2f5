/* Days in the reader's zone, amounts in local format. */
import type { TransactionFilter } from "@frontdesk/payments-client/requests";
import { plainNumerals } from "@frontdesk/server/numerals";
import { readAmount } from "@frontdesk/server/read-amount";
import type { AddressQuery } from "../../api/address.ts";
import { isDay } from "../../components/days.ts";
import { faultOfDays } from "../../components/range.ts";

export const states = [
  "authorised",
  "captured",
  "refunded",
  "voided",
  "disputed",
  "failed",
] as const;
export const cardSchemes = ["visa", "mastercard"] as const;

export interface PaymentFilter {
  from?: string;
  to?: string;
  min?: string;
  max?: string;
  state?: (typeof states)[number];
  scheme?: (typeof cardSchemes)[number];
  last4?: string;
  q?: string;
}

export function readPaymentFilter({
  from,
  to,
  min,
  max,
  state,
  scheme,
  last4,
  q,
}: AddressQuery): PaymentFilter {
  const lookUp = <Word extends string>(words: readonly Word[], text = "") =>
    words.find((word) => word === text);
  const paymentFilter: PaymentFilter = {
    from: isDay(from ?? "") ? from : undefined,
    to: isDay(to ?? "") ? to : undefined,
    min: min?.slice(0, 15),
    max: max?.slice(0, 15),
    state: lookUp(states, state),
    scheme: lookUp(cardSchemes, scheme),
    last4: last4?.slice(0, 15),
    q: q?.slice(0, 200),
  };
  return Object.fromEntries(
    Object.entries(paymentFilter).filter(([, value]) => value !== undefined),
  );
}

/** A list without them would mislead. */
export function unreadIn(
  { from, to, min, max, last4 }: PaymentFilter,
  money: { currency: string; locale: string },
): ("to" | "min" | "max" | "last4")[] {
  const isUnread = {
    to: faultOfDays({ from, to }) !== undefined,
    min: min !== undefined && readAmount(min, money) === undefined,
    max: max !== undefined && readAmount(max, money) === undefined,
    last4: last4 !== undefined && !/^\d{4}$/.test(plainNumerals(last4).trim()),
  };
  return (["to", "min", "max", "last4"] as const).filter((field) => isUnread[field]);
}

export function filterOf(
  filter: PaymentFilter,
  money: { currency: string; locale: string },
): TransactionFilter {
  const { from, to, min = "", max = "", state, scheme, last4 } = filter;
  const least = readAmount(min, money);
  const most = readAmount(max, money);
  const amount = {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
  const since = from && startOf(from);
  const until = to && startOf(to, 1);
  return {
    ...(since && { from: since }),
    ...(until && { to: until }),
    ...(Object.keys(amount).length > 0 && { amount }),
    ...(state && { state }),
    ...(scheme && { scheme }),
    ...(last4 && { "card.last4": plainNumerals(last4).trim() }),
  };
}

function startOf(text: string, later = 0): string | undefined {
  const [year = 0, month = 1, date = 1] = text.split("-").map(Number);
  const at = new Date(year, month - 1, date + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
