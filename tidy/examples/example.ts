// Small trees that break one rule each, or almost, with the expected complaints: so that no rule
// falls asleep.

/** A made-up repository and the expected complaints. */
export interface Example {
  title: string;
  files: Record<string, string>;
  /** Path and line of each complaint. */
  complaints: string[];
}

/** The folder of a service's examples. */
export const src = "packages/payments/src";

/** A package.json with this name. */
export const named = (name: string, rest: object = {}): string => JSON.stringify({ name, ...rest });
