import type { Keyring } from "@frontdesk/database/keyring";
import { seal } from "@frontdesk/database/seal";
import type { SealedColumn } from "@frontdesk/database/sealing/column";
import type { Id } from "../ids.ts";
import { acrossShards } from "../store.ts";
import { countProofs, lockProofs, updateProofs } from "./store.ts";

const purpose = "cavv";

/** A cryptogram of 3-D Secure as it is kept with its authorisation. */
export function sealProof(keyring: Keyring, id: Id, cavv: string): string {
  return seal(keyring, { purpose, context: id }, cavv);
}

export const sealedProofs: SealedColumn = {
  name: "payments.authorizations.cavv",
  purpose,
  count: countProofs,
  lock: acrossShards(lockProofs),
  update: updateProofs,
};
