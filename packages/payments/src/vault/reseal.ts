/*
 * Card numbers, encrypted before they reach SQL under the id of their row, so that none opens in
 * the place of another. When the key changes they are encrypted anew, some at a time.
 */
import { atomically } from "@frontdesk/database/atomically";
import { open, seal } from "@frontdesk/database/seal";
import type { Context } from "../context.ts";
import type { Id } from "../ids.ts";
import { lockOutdated, updateSealed } from "./store.ts";

const batchSize = 500;

export interface Resealed {
  resealed: number;
  /** Those that no key of this process opens; they stay as they are. */
  unreadable: Id[];
  /** Where to go on; undefined at the end of the shard. */
  last: Id | undefined;
}

/**
 * Encrypts some card numbers of a shard with the current key. It can stop after any batch and be
 * begun anew: what is done is not found again.
 */
export async function resealSome(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  { shard, after }: { shard: number; after: Id },
): Promise<Resealed> {
  const version = keyring.current;
  return await atomically(db, async (db) => {
    const outdated = await lockOutdated(db, { shard, version, after, limit: batchSize });
    const unreadable: Id[] = [];
    const numbers = outdated.flatMap(({ id, sealed }) => {
      const number = open(keyring, { purpose: "card number", context: id }, sealed);
      if (number !== undefined)
        return [{ id, sealed: seal(keyring, { purpose: "card number", context: id }, number) }];
      unreadable.push(id);
      return [];
    });
    if (numbers.length > 0) await updateSealed(db, { shard, version, numbers });
    const last = outdated.length < batchSize ? undefined : outdated.at(-1)?.id;
    return { resealed: numbers.length, unreadable, last };
  });
}
