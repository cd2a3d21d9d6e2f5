/* A rotation reseals in batches, in a fixed order, under locks against concurrent writes. */

import type { Database } from "@frontdesk/database/database";
import { versionOf } from "./cipher.ts";
import type { Keyring } from "./keyring.ts";
import { open, seal } from "./seal.ts";

export type KeyValues = readonly (string | number)[];

export interface SealedValue {
  place: KeyValues;
  context: string;
  sealed: string;
}

export interface SealedColumn {
  /** `schema.table.column`. */
  name: string;
  purpose: string;
  count(db: Database): Promise<number>;
  lock(
    db: Database,
    from: { after: KeyValues | undefined; limit: number },
  ): Promise<{ values: SealedValue[]; last: KeyValues | undefined }>;
  update(db: Database, values: readonly SealedValue[], version: number): Promise<void>;
}

export interface ResealResult {
  seen: number;
  resealed: number;
  unreadable: number;
  last: KeyValues | undefined;
}

/** Reseals in the caller's transaction. */
export async function resealSome(
  { db, keyring }: { db: Database; keyring: Keyring },
  column: SealedColumn,
  from: { after: KeyValues | undefined; limit: number },
): Promise<ResealResult> {
  const version = keyring.current;
  const { values, last } = await column.lock(db, from);
  const changedCapacity = values.filter(({ sealed }) => versionOf(sealed) !== version);
  const renewed = changedCapacity.flatMap((value) => {
    const binding = { purpose: column.purpose, context: value.context };
    const plain = open(keyring, binding, value.sealed);
    return plain === undefined ? [] : [{ ...value, sealed: seal(keyring, binding, plain) }];
  });
  if (renewed.length > 0) await column.update(db, renewed, version);
  const unreadable = changedCapacity.length - renewed.length;
  return { seen: values.length, resealed: renewed.length, unreadable, last };
}
