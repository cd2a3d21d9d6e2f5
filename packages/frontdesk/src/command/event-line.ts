import type { styleText } from "node:util";
import { findCurrency } from "@frontdesk/payments/core/currencies";
import type { Event } from "@frontdesk/payments-client/types";
import { clean } from "./table.ts";

export type Paint = typeof styleText;

export const unpainted: Paint = (_format, text) => text;

const typeWidth = "transaction.capture_failed".length;
const subjectWidth = 24;
const amountWidth = 13;
export const lineWidth = 8 + 2 + typeWidth + 2 + subjectWidth + 2 + amountWidth;

const bad = /failed$|^fraud|\.(opened|lost|returned|suspended|disabled)$/;

export function lineOf(event: Event, paint: Paint): string {
  const type = clean(event.type);
  return [
    paint("dim", timeOf(new Date(event.timestamp))),
    paint(bad.test(type) ? "yellow" : "cyan", type.padEnd(typeWidth)),
    subjectOf(event).padEnd(subjectWidth),
    amountOf(event).padStart(amountWidth),
  ].join("  ");
}

function timeOf(at: Date): string {
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Future events may have others. */
interface EventPayload {
  transaction?: { amount: number; currency: string };
  entry?: { amount: number };
  dispute?: { amount: number };
  payout?: { amount: number; currency: string };
  line?: { amount?: { currency: string } };
}

/** Under the first word of the type. */
function subjectOf({ type, data }: Event): string {
  const [noun = ""] = type.split(".");
  const subject = (data as Record<string, { id?: string } | undefined>)[noun];
  return clean(subject?.id ?? "");
}

function amountOf({ data, timestamp }: Event): string {
  const { transaction, entry, dispute, payout, line } = data as EventPayload;
  const { amount } = entry ?? dispute ?? payout ?? transaction ?? {};
  const currency = transaction?.currency ?? payout?.currency ?? line?.amount?.currency;
  if (amount === undefined || currency === undefined) return "";
  const { exponent } = findCurrency(currency, timestamp.slice(0, 10)) ?? { exponent: 2 };
  return `${(amount / 10 ** exponent).toFixed(exponent)} ${clean(currency)}`;
}
