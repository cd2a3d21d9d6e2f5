/* For programs the output is JSON, and all else goes to standard error. */
import { styleText } from "node:util";
import { findCurrency } from "@frontdesk/payments/core/currencies";
import type { Event } from "@frontdesk/payments-client/types";
import type { Forward, Outcome } from "./forward.ts";
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

/** Future events may have other types. */
interface EventPayload {
  transaction?: { amount: number; currency: string };
  entry?: { amount: number };
  dispute?: { amount: number };
  payout?: { amount: number; currency: string };
  line?: { amount?: { currency: string } };
}

/** The data member named by the type's first word. */
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

interface Stream {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export interface Screens {
  out: Stream;
  err: Stream;
  json: boolean;
}

const wide = lineWidth + 20;

export interface EventPrinter {
  begin(facts: readonly (readonly [name: string, value: string])[]): void;
  /** Sequential. */
  tell(event: Event): Promise<void>;
}

/** Colours only at a terminal. */
export function createEventPrinter({ out, err, json }: Screens, forward?: Forward): EventPrinter {
  const aside = json ? err : out;
  const paint: Paint = aside.isTTY === true ? (format, text) => styleText(format, text) : unpainted;
  const isNarrow = !json && aside.isTTY === true && (aside.columns ?? wide) < wide;
  let last: Promise<unknown> = Promise.resolve();

  async function tell(event: Event): Promise<void> {
    const body = JSON.stringify(event);
    if (json) out.write(`${body}\n`);
    if (forward === undefined) {
      if (!json) out.write(`${lineOf(event, paint).trimEnd()}\n`);
      return;
    }
    const line = json ? event.id : lineOf(event, paint);
    aside.write(`${line}${isNarrow ? "\n        " : ""}`);
    aside.write(`  ${resultOf(await forward({ id: event.id, body }), paint)}\n`);
  }

  return {
    begin(facts) {
      const width = Math.max(...facts.map(([name]) => name.length));
      for (const [name, value] of facts) {
        aside.write(`${paint("dim", name.padEnd(width))}  ${value}\n`);
      }
      aside.write("\n");
    },
    tell: (event) => {
      const notice = last.then(() => tell(event));
      last = notice.catch(() => {});
      return notice;
    },
  };
}

function resultOf(outcome: Outcome, paint: Paint): string {
  const took = `in ${outcome.ms} ms`;
  if ("failure" in outcome) return `${paint("red", outcome.failure)} ${paint("dim", took)}`;
  const { status } = outcome;
  const isTaken = status >= 200 && status < 300;
  return `${paint(isTaken ? "green" : "red", String(status))} ${paint("dim", took)}`;
}
