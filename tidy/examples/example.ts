// Trees that break one rule each, or almost, so that no rule falls asleep.

export interface Example {
  title: string;
  files: Record<string, string>;
  complaints: string[];
}

export const src = "packages/payments/src";

/** A package.json. */
export const named = (name: string, rest: object = {}): string => JSON.stringify({ name, ...rest });
