import { atomically } from "@frontdesk/database/atomically";
import { open, seal, versionOf } from "@frontdesk/database/seal";
import type { Context } from "../context.ts";
import type { Id } from "../ids.ts";
import type { Resealed } from "../vault/reseal.ts";
import { lockProofs, type SealedProof, updateProofs } from "./store.ts";

const batchSize = 500;

/** Encrypts some cryptograms of a shard with the current key, as `resealSome` does card numbers. */
export async function resealProofs(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  { shard, after }: { shard: number; after: Id },
): Promise<Resealed> {
  return await atomically(db, async (db) => {
    const found = await lockProofs(db, { shard, after, limit: batchSize });
    const unreadable: Id[] = [];
    const proofs: SealedProof[] = [];
    for (const { id, sealed } of found) {
      if (versionOf(sealed) === keyring.current) continue;
      const binding = { purpose: "cavv", context: id };
      const proof = open(keyring, binding, sealed);
      if (proof === undefined) unreadable.push(id);
      else proofs.push({ id, sealed: seal(keyring, binding, proof) });
    }
    if (proofs.length > 0) await updateProofs(db, { shard, proofs });
    const last = found.length < batchSize ? undefined : found.at(-1)?.id;
    return { resealed: proofs.length, unreadable, last };
  });
}
