import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { acrossShards } from "../../core/store.ts";
import { countResults, lockResults, updateResults } from "./store.ts";

const purpose = "cavv";

export function sealResult(keyring: Keyring, id: string, cavv: string | undefined): string | null {
  return cavv === undefined ? null : seal(keyring, { purpose, context: id }, cavv);
}

export function openResult(keyring: Keyring, id: string, sealed: string | null) {
  return sealed === null ? undefined : open(keyring, { purpose, context: id }, sealed)?.toString();
}

export const sealedResults: SealedColumn = {
  name: "payments.authentications.cavv",
  purpose,
  count: countResults,
  lock: acrossShards(lockResults),
  update: updateResults,
};
