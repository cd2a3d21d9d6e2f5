import { atomically } from "@frontdesk/database/atomically";
import { open, seal, versionOf } from "@frontdesk/database/seal";
import type { Context } from "../../context.ts";
import type { Id } from "../../ids.ts";
import type { Resealed } from "../../vault/reseal.ts";
import { bindingOf } from "./secret.ts";
import { lockLinkSecrets, updateLinkSecret } from "./store.ts";

const batchSize = 100;

/** Seals some link secrets of a shard with the current key, as `resealSome` does card numbers. */
export async function resealLinkSecrets(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  { shard, after }: { shard: number; after: Id },
): Promise<Resealed> {
  return await atomically(db, async (db) => {
    const found = await lockLinkSecrets(db, { shard, after, limit: batchSize });
    const outdated = found.filter(({ sealed }) => versionOf(sealed) !== keyring.current);
    const unreadable: Id[] = [];
    for (const { id, sealed } of outdated) {
      const secret = open(keyring, bindingOf(id), sealed);
      if (secret === undefined) unreadable.push(id);
      else await updateLinkSecret(db, id, seal(keyring, bindingOf(id), secret));
    }
    const last = found.length < batchSize ? undefined : found.at(-1)?.id;
    return { resealed: outdated.length - unreadable.length, unreadable, last };
  });
}
