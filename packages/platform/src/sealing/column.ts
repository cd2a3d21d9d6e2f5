/*
 * A column whose values are sealed, so that a rotation can seal them anew: some at a time, in an
 * order of their own, under locks that keep what is written meanwhile.
 */

import type { Database } from "@frontdesk/database/database";
import { versionOf } from "./cipher.ts";
import type { Keyring } from "./keyring.ts";
import { open, seal } from "./seal.ts";

/** Where a value stands in the order of its column. */
export type Place = readonly (string | number)[];

export interface SealedValue {
  place: Place;
  /** What it is bound to. */
  context: string;
  sealed: string;
}

export interface SealedColumn {
  /** `schema.table.column`. */
  name: string;
  purpose: string;
  /** How many values there are. */
  count(db: Database): Promise<number>;
  /** Locks the values after a place; `last` is where to go on, undefined at the end. */
  lock(
    db: Database,
    from: { after: Place | undefined; limit: number },
  ): Promise<{ values: SealedValue[]; last: Place | undefined }>;
  /** Replaces values that were locked. */
  update(db: Database, values: readonly SealedValue[], version: number): Promise<void>;
}

export interface Resealed {
  seen: number;
  resealed: number;
  /** How many no key of this process opens; they stay as they are. */
  unreadable: number;
  last: Place | undefined;
}

/** Seals some values of a column with the current key; joins the caller's transaction. */
export async function resealSome(
  { db, keyring }: { db: Database; keyring: Keyring },
  column: SealedColumn,
  from: { after: Place | undefined; limit: number },
): Promise<Resealed> {
  const version = keyring.current;
  const { values, last } = await column.lock(db, from);
  const outdated = values.filter(({ sealed }) => versionOf(sealed) !== version);
  const renewed = outdated.flatMap((value) => {
    const binding = { purpose: column.purpose, context: value.context };
    const plain = open(keyring, binding, value.sealed);
    return plain === undefined ? [] : [{ ...value, sealed: seal(keyring, binding, plain) }];
  });
  if (renewed.length > 0) await column.update(db, renewed, version);
  const unreadable = outdated.length - renewed.length;
  return { seen: values.length, resealed: renewed.length, unreadable, last };
}
