/* Days in the reader's zone, amounts in local format. */
import type { TransactionFilter } from "@frontdesk/payments-client/requests";
import { plainNumerals } from "@frontdesk/server/numerals";
import { readAmount } from "@frontdesk/server/read-amount";
import type { AddressQuery } from "../../api/address.ts";
import { isDay } from "../../components/days.ts";
import { faultOfDays } from "../../components/range.ts";
import { type UnreadValues, unreadValues } from "../../components/unread-values.ts";

export const states = [
  "authorised",
  "captured",
  "refunded",
  "voided",
  "disputed",
  "failed",
] as const;
export const cardSchemes = ["visa", "mastercard"] as const;

/** A shorter cut could change the amount. */
const longestAmount = 200;

export interface PaymentFilter {
  from?: string;
  to?: string;
  min?: string;
  max?: string;
  state?: (typeof states)[number];
  scheme?: (typeof cardSchemes)[number];
  last4?: string;
  q?: string;
  /** Unreadable choices and days, for their fields. */
  unread?: UnreadValues;
}

export function readPaymentFilter(query: AddressQuery): PaymentFilter {
  const { from, to, min, max, state, scheme, last4, q } = query;
  const lookUp = <Word extends string>(words: readonly Word[], text = "") =>
    words.find((word) => word === text);
  const read = {
    from: isDay(from ?? "") ? from : undefined,
    to: isDay(to ?? "") ? to : undefined,
    state: lookUp(states, state),
    scheme: lookUp(cardSchemes, scheme),
  };
  const unread = unreadValues(query, read);
  const paymentFilter: PaymentFilter = {
    ...read,
    unread: Object.keys(unread).length > 0 ? unread : undefined,
    min: min?.slice(0, longestAmount),
    max: max?.slice(0, longestAmount),
    last4: last4?.slice(0, 15),
    q: q?.slice(0, 200),
  };
  return Object.fromEntries(
    Object.entries(paymentFilter).filter(([, value]) => value !== undefined),
  );
}

const unreadFields = ["from", "to", "min", "max", "last4", "state", "scheme"] as const;
type UnreadField = (typeof unreadFields)[number];

/** A list without them would mislead. */
export function unreadIn(
  { from, to, min, max, last4, unread = {} }: PaymentFilter,
  money: { currency: string; locale: string },
): UnreadField[] {
  const isUnread = {
    from: "from" in unread,
    to: "to" in unread || faultOfDays({ from, to }) !== undefined,
    min: min !== undefined && readAmount(min, money) === undefined,
    max: max !== undefined && readAmount(max, money) === undefined,
    last4: last4 !== undefined && !/^\d{4}$/.test(plainNumerals(last4).trim()),
    state: "state" in unread,
    scheme: "scheme" in unread,
  };
  return unreadFields.filter((field) => isUnread[field]);
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
