// How an object is kept in few bytes: a field, and a list of them.

export type Fields = Record<string, unknown>;

/** What is known when a field is read: those before it, and what the entry says. */
export interface Basis {
  fields: Fields;
  subjectId: number;
  /** When the entry was written, as fields say it. */
  at: string;
}

/** How a field is kept, which it is only where it is not what is expected. */
export interface KeptField {
  /** What it is called there. */
  key: string;
  /** What is expected: it follows from the fields before it. */
  follows?: (known: Basis) => unknown;
  /** What is expected, where nothing is said of a time before or after it. */
  usual?: (known: Basis) => unknown;
  /** The same in few bytes; whatever `lengthen` does not give back is kept as it is. */
  shorten?: (value: unknown, known: Basis) => unknown;
  lengthen?: (kept: unknown, known: Basis) => unknown;
}

/** Fields in their order, by names that are longer than a letter; of others nothing is expected. */
export type Form = Readonly<Record<string, KeptField>>;

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
