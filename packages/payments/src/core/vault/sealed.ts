/* Bound to the row's id: no number opens in another's place. */

import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import type { Id } from "../ids.ts";
import { acrossShards } from "../store.ts";
import { countNumbers, lockNumbers, updateNumbers } from "./store.ts";

const purpose = "card number";

export function sealNumber(keyring: Keyring, id: Id, number: string): string {
  return seal(keyring, { purpose, context: id }, number);
}

export function openNumber(keyring: Keyring, id: Id, sealed: string): string | undefined {
  return open(keyring, { purpose, context: id }, sealed)?.toString("utf8");
}

export const sealedNumbers: SealedColumn = {
  name: "payments.card_numbers.sealed",
  purpose,
  count: countNumbers,
  lock: acrossShards(lockNumbers),
  update: updateNumbers,
};
