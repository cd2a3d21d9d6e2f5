import { parseArgs } from "node:util";
import { available } from "@frontdesk/platform/bench/databases";
import { type BenchPlan, planOptions, readPlan } from "@frontdesk/platform/bench/plan";

export const operations = ["authorize", "capture", "refund", "get", "list"] as const;

/** `lines`: a page of a merchant's statement. */
export type Operation = (typeof operations)[number] | "balance" | "lines" | "empty";

export interface Plan extends BenchPlan<Operation> {
  merchants: number | undefined;
  start: boolean;
  profile: boolean;
  telling: boolean;
}

const options = {
  ...planOptions,
  merchants: { type: "string" },
  start: { type: "boolean", default: false },
  profile: { type: "boolean", default: false },
  telling: { type: "boolean", default: false },
} as const;

export function planOf(words: string[]): Plan {
  const { values } = parseArgs({ args: words, options });
  const { rows, merchants, profile, start, telling, goals } = values;
  const isOne = !goals && (rows !== undefined || merchants !== undefined || profile);
  const databases = isOne ? ["postgres"] : available;
  const callers = isOne ? ["32"] : ["1", "32"];
  return {
    ...readPlan<Operation>(values, { databases, operations, callers }),
    merchants: merchants === undefined ? undefined : Number(merchants),
    start,
    profile,
    telling,
  };
}
