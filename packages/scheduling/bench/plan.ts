import { parseArgs } from "node:util";
import { available } from "@frontdesk/platform/bench/databases";
import { type BenchPlan, planOptions, readPlan } from "@frontdesk/platform/bench/plan";

export const operations = [
  "create",
  "create-timed",
  "create-5-days",
  "clash",
  "list-week",
  "report-90-days",
  "report-year",
] as const;

export type Operation = (typeof operations)[number];

export interface Plan extends BenchPlan<Operation> {
  slots: boolean;
  holds: boolean;
}

const flag = { type: "boolean", default: false } as const;
const options = { ...planOptions, slots: flag, holds: flag } as const;

export function planOf(words: string[]): Plan {
  const { values } = parseArgs({ args: words, options });
  const isOne = !values.goals && values.rows !== undefined;
  const databases = isOne ? ["postgres"] : available;
  const plan = readPlan(values, { databases, operations, callers: ["1", "16"] });
  return { ...plan, slots: values.slots, holds: values.holds };
}
