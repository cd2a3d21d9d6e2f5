// Small trees that break one rule each, or only seem to, and what the rule says of them: so that no
// rule can fall asleep.

/** A made-up repository, and where in it a rule finds fault. */
export interface Example {
  title: string;
  files: Record<string, string>;
  /** Path and line of each complaint; the words are the rule's. */
  complaints: string[];
}

/** Where the examples of a service stand. */
export const src = "packages/payments/src";

/** A package.json with this name. */
export const named = (name: string, rest: object = {}): string => JSON.stringify({ name, ...rest });
