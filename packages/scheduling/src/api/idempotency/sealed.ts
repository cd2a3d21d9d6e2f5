import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { acrossAccounts } from "../../core/store.ts";
import { countAnswers, type Handle, lockAnswers, updateAnswers } from "./store.ts";

const purpose = "idempotency";

export function sealAnswer(keyring: Keyring, { hash }: Handle, text: string): string {
  return seal(keyring, { purpose, context: hash.toString("hex") }, text);
}

export function openAnswer(keyring: Keyring, { hash }: Handle, sealed: string): string | undefined {
  return open(keyring, { purpose, context: hash.toString("hex") }, sealed)?.toString();
}

export const sealedAnswers: SealedColumn = {
  name: "scheduling.idempotency.sealed",
  purpose,
  count: countAnswers,
  lock: acrossAccounts<string>(async (db, stretch) => {
    const rows = await lockAnswers(db, stretch);
    return rows.map(({ scope, sealed }) => ({ key: scope, context: scope, sealed }));
  }),
  update: updateAnswers,
};
