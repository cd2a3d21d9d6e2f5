import { resealProofs } from "../../authorizations/reseal.ts";
import type { Context } from "../../context.ts";
import type { Id } from "../../ids.ts";
import { resealLinkSecrets } from "../../merchants/links/reseal.ts";
import { shardsOf } from "../../merchants/operated/shards.ts";
import { type Resealed, resealSome } from "../../vault/reseal.ts";
import { act } from "../actions/act.ts";

export interface Rotation {
  /** The key version that card numbers, cryptograms and link secrets are sealed with now. */
  version: number;
  resealed: number;
  /** How many no key of this process opens. */
  unreadable: number;
}

type Reseal = typeof resealSome;

/**
 * Encrypts every stored card number and cryptogram of 3-D Secure with the current key, in batches
 * that each stand alone.
 */
export async function rotateKeys(context: Context, actor: string): Promise<Rotation> {
  const rotation = { version: context.keyring.current, resealed: 0, unreadable: 0 };
  for await (const shard of shardsOf(context.db)) {
    for (const reseal of [resealSome, resealProofs, resealLinkSecrets]) {
      let after: Id | undefined = "";
      while (after !== undefined) {
        const batch: Resealed = await rotateSome(context, reseal, { actor, shard, after });
        rotation.resealed += batch.resealed;
        rotation.unreadable += batch.unreadable.length;
        after = batch.last;
      }
    }
  }
  return rotation;
}

async function rotateSome(
  context: Context,
  reseal: Reseal,
  { actor, shard, after }: { actor: string; shard: number; after: Id },
): Promise<Resealed> {
  const version = context.keyring.current;
  const details = ({ resealed, unreadable }: Resealed) =>
    resealed + unreadable.length === 0 ? undefined : { version, resealed, unreadable };
  const done = { actor, action: "keys.rotate", subject: `shard ${shard}`, details };
  return await act(context, done, (context) => reseal(context, { shard, after }));
}
