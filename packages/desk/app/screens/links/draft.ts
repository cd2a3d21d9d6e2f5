import type { LinkParameters } from "@frontdesk/payments-client/requests";
import { decimalOf } from "@frontdesk/server/amounts";
import { readAmount } from "@frontdesk/server/read-amount";
import { timeNow } from "../../api/clock.ts";
import { isDay, momentAtWall } from "../../components/days.ts";
import { minutesIn } from "../../components/minutes.ts";

export interface LinkDraft {
  amount: string;
  currency: string;
  reference: string;
  text: string;
  redirect: string;
  /** A `datetime-local` value, without a zone. */
  until: string;
  capture: "" | "y" | "n";
  isRecurring: boolean;
  isVerification: boolean;
  isOnce: boolean;
  isSigned: boolean;
}

export type LinkField =
  | "amount"
  | "currency"
  | "reference"
  | "text"
  | "redirect"
  | "until"
  | "capture";

export interface LinkFieldsProps {
  draft: LinkDraft;
  wrong: readonly string[];
  onChange(changes: Partial<LinkDraft>): void;
}

export const blank: LinkDraft = {
  amount: "",
  currency: "",
  reference: "",
  text: "",
  redirect: "",
  until: "",
  capture: "",
  isRecurring: false,
  isVerification: false,
  isOnce: false,
  isSigned: false,
};

/** The service's limit, in minor units. */
const maxAmount = 99_999_999_999;

/** Minor units; positive only. */
export function amountOf(
  { amount, currency }: Pick<LinkDraft, "amount" | "currency">,
  locale: string,
): number | undefined {
  const exists = /^[A-Z]{3}$/.test(currency);
  const read = exists ? readAmount(amount, { currency, locale }) : undefined;
  return read !== undefined && read > 0 && read <= maxAmount ? read : undefined;
}

export function faultsOf(draft: LinkDraft, locale: string, now = timeNow()): LinkField[] {
  const { amount, currency, redirect, until, isVerification } = draft;
  const isWrong: Partial<Record<LinkField, boolean>> = {
    currency: !isVerification && !/^[A-Z]{3}$/.test(currency),
    amount: !isVerification && amount.trim() !== "" && amountOf(draft, locale) === undefined,
    reference: draft.isOnce && draft.reference.trim() === "",
    redirect: redirect.trim() !== "" && !isSafe(redirect.trim()),
    until: until !== "" && !((untilOf(until) ?? now) > now),
  };
  return (Object.keys(isWrong) as LinkField[]).filter((field) => isWrong[field]);
}

export function untilOf(text: string): Date | undefined {
  const [date = "", time = ""] = text.split("T");
  const minutes = minutesIn(time);
  return isDay(date) && minutes !== undefined ? momentAtWall({ date, minutes }) : undefined;
}

function isSafe(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isOwn(url.hostname));
}

const isOwn = (host: string) => /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

export function linkLabel(draft: LinkDraft, locale: string): LinkParameters {
  const { until } = draft;
  const all = {
    ...(draft.isVerification ? { verify: "y" } : chargeLabel(draft, locale)),
    reference: draft.reference.trim(),
    text: draft.text.trim(),
    redirect: draft.redirect.trim(),
    until: untilOf(until)?.toISOString() ?? "",
    once: draft.isOnce ? "y" : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

function chargeLabel(draft: LinkDraft, locale: string) {
  const { currency, capture, isRecurring } = draft;
  const amount = amountOf(draft, locale);
  const value = amount === undefined ? "" : decimalOf({ amount, currency });
  return { currency, value, capture, recurring: isRecurring ? "y" : "" };
}

export function addressOf(plain: string, labels: LinkParameters): string {
  const url = new URL(plain);
  for (const [name, value] of Object.entries(labels)) url.searchParams.set(name, value);
  return url.href;
}

export function rejectedFields(error: unknown): string[] {
  const { problems } = (error ?? {}) as { problems?: { field: string }[] };
  return (problems ?? []).map(({ field }) => (field === "value" ? "amount" : field));
}
