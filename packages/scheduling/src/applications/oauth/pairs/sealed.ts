import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { countSuccessors, lockSuccessors, updateSuccessors } from "./store.ts";

const purpose = "refresh token's successor";

/** Bound to the hash of the replaced refresh token. */
export function sealSuccessor(keyring: Keyring, hash: Buffer, pair: string): string {
  return seal(keyring, { purpose, context: hash.toString("hex") }, pair);
}

export function openSuccessor(keyring: Keyring, hash: Buffer, sealed: string): string | undefined {
  return open(keyring, { purpose, context: hash.toString("hex") }, sealed)?.toString("utf8");
}

export const sealedSuccessors: SealedColumn = {
  name: "scheduling.refresh_tokens.sealed_successor",
  purpose,
  count: countSuccessors,
  lock: async (db, { after, limit }) => {
    const rows = await lockSuccessors(db, { after: String(after?.[0] ?? ""), limit });
    const values = rows.map(({ hash, sealed }) => ({ place: [hash], context: hash, sealed }));
    return { values, last: values.at(-1)?.place };
  },
  update: updateSuccessors,
};
