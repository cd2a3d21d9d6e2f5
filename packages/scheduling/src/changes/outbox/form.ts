export type Fields = Record<string, unknown>;

export interface Basis {
  fields: Fields;
  subjectId: number;
  at: string;
}

export interface KeptField {
  key: string;
  /** Expected value from earlier fields. */
  follows?: (basis: Basis) => unknown;
  /** Expected value without another state. */
  usual?: (basis: Basis) => unknown;
  /** Stored in full unless `lengthen` restores it exactly. */
  shorten?: (value: unknown, basis: Basis) => unknown;
  lengthen?: (kept: unknown, basis: Basis) => unknown;
}

/** In order, with names longer than a letter. */
export type Form = Readonly<Record<string, KeptField>>;

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
