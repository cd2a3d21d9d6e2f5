import { digitsOf } from "@frontdesk/server/numerals";
import { useState } from "preact/hooks";
import { useContent } from "../content-context.ts";
import { expiryFault, settleExpiry } from "./expiry.ts";
import { groupNumber, isWholeNumber, numberFault } from "./number.ts";

type Part = "number" | "expiry" | "code";
const parts: readonly Part[] = ["number", "expiry", "code"];

/** The entry with the faults shown so far. */
export interface CardEntry {
  values: Record<Part, string>;
  faults: Partial<Record<Part, string>>;
  change(part: Part, text: string): void;
  leave(part: Part): void;
  /** Shows all faults. */
  check(): boolean;
  fill(card: Record<Part, string>): void;
}

const nothing = { number: "", expiry: "", code: "" };

export function useCardEntry(): CardEntry {
  const { content, words } = useContent();
  const test = content.testCards !== undefined;
  const [values, setValues] = useState<Record<Part, string>>(nothing);
  const [notice, setMessage] = useState<Partial<Record<Part, boolean>>>({});
  const faultOf = (part: Part, text: string): string | undefined => {
    if (part === "code") return /^\d{3,4}$/.test(text) ? undefined : words.fields.codeMissing;
    if (part === "expiry") {
      const fault = expiryFault(text, new Date());
      return fault && words.fields[fault];
    }
    const fault = numberFault(text, { test });
    return fault === "scheme" ? words.problems.scheme : fault && words.fields[fault];
  };
  const visibleFaults = parts.flatMap((part) => {
    const fault = notice[part] ? faultOf(part, values[part]) : undefined;
    return fault === undefined ? [] : [[part, fault] as const];
  });
  return {
    values,
    faults: Object.fromEntries(visibleFaults),
    change: (part, text) => {
      setValues((current) => ({ ...current, [part]: text }));
      if (part === "number" && isWholeNumber(text)) setMessage((now) => ({ ...now, number: true }));
    },
    leave: (part) => {
      if (part === "expiry") setValues((now) => ({ ...now, expiry: settleExpiry(now.expiry) }));
      if (digitsOf(values[part]) !== "") setMessage((now) => ({ ...now, [part]: true }));
    },
    check: () => {
      setMessage({ number: true, expiry: true, code: true });
      return parts.every((part) => faultOf(part, values[part]) === undefined);
    },
    fill: ({ number, ...rest }) => {
      setValues({ ...rest, number: groupNumber(number) });
      setMessage({});
    },
  };
}
