import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../../core/ids.ts";
import { sealedColumn } from "../../core/store.ts";

const purpose = "cavv";

export function sealProof(keyring: Keyring, id: Id, cavv: string): string {
  return seal(keyring, { purpose, context: id }, cavv);
}

export const sealedProofs = sealedColumn({ name: "payments.authorizations.cavv", purpose });
