import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../core/ids.ts";
import { acrossShards } from "../../core/store.ts";
import { countProofs, lockProofs, updateProofs } from "./store.ts";

const purpose = "cavv";

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
