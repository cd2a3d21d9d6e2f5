import type { ServiceDraft } from "./draft.ts";

export interface ServiceFieldsProps {
  draft: ServiceDraft;
  set: (changes: Partial<ServiceDraft>) => void;
  problems: Readonly<Record<string, string>>;
  faults: readonly (keyof ServiceDraft)[];
}

export function under(problems: ServiceFieldsProps["problems"], field: string): string | undefined {
  const inside = Object.entries(problems).filter(
    ([name]) => name === field || name.startsWith(`${field}.`),
  );
  return inside[0]?.[1];
}

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
