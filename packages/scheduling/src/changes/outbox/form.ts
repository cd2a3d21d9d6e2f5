// Compact JSON of an object: fields and a list of them.

export type Fields = Record<string, unknown>;

/** Input of a field: earlier fields and the entry. */
export interface Basis {
  fields: Fields;
  subjectId: number;
  /** Time of the entry, as text. */
  at: string;
}

/** A field; its expected value is not stored. */
export interface KeptField {
  /** Stored key. */
  key: string;
  /** Value derived from earlier fields. */
  follows?: (known: Basis) => unknown;
  /** Default value without other states of the object. */
  usual?: (known: Basis) => unknown;
  /** Compact value; stored in full unless `lengthen` restores it exactly. */
  shorten?: (value: unknown, known: Basis) => unknown;
  lengthen?: (kept: unknown, known: Basis) => unknown;
}

/** Fields in order, with names longer than a letter. Unlisted fields have no expected value. */
export type Form = Readonly<Record<string, KeptField>>;

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
