// What the fields of a service share, and what of a refusal stands beside which of them.
import type { ServiceDraft } from "./draft.ts";

export interface ServiceFieldsProps {
  draft: ServiceDraft;
  set: (changes: Partial<ServiceDraft>) => void;
  /** What the service found wrong, by its fields. */
  problems: Readonly<Record<string, string>>;
  /** What is no number, or no amount. */
  faults: readonly (keyof ServiceDraft)[];
}

/** What is wrong with a field or with anything in it; undefined where nothing is. */
export function under(problems: ServiceFieldsProps["problems"], field: string): string | undefined {
  const inside = Object.entries(problems).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return inside[0]?.[1];
}

/** The list with one of its items changed. */
export function withItem<Item>(
  items: readonly Item[],
  at: number,
  changes: Partial<Item>,
): readonly Item[] {
  return items.map((item, index) => (index === at ? { ...item, ...changes } : item));
}

export function withoutItem<Item>(items: readonly Item[], at: number): readonly Item[] {
  return items.filter((_, index) => index !== at);
}
