/* For programs the output is JSON, and all else goes to standard error. */
import { styleText } from "node:util";
import type { Event } from "@frontdesk/payments-client/types";
import { lineOf, lineWidth, type Paint, unpainted } from "./event-line.ts";
import type { Forward, Outcome } from "./forward.ts";

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
