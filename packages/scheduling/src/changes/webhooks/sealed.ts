import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { acrossAccounts } from "../../core/store.ts";
import { countSecrets, type Key, lockSecrets, updateSecrets } from "./store.ts";

const purpose = "webhook secret";
const boundTo = ({ accountId, id }: Key): string => `${accountId} ${id}`;

export function sealSecret(keyring: Keyring, owner: Key, secret: string | null): string | null {
  return secret === null ? null : seal(keyring, { purpose, context: boundTo(owner) }, secret);
}

export function openSecret(keyring: Keyring, owner: Key, sealed: string | null) {
  if (sealed === null) return null;
  return open(keyring, { purpose, context: boundTo(owner) }, sealed)?.toString("utf8");
}

export const sealedSecrets: SealedColumn = {
  name: "scheduling.webhooks.sealed_secret",
  purpose,
  count: countSecrets,
  lock: acrossAccounts<number>(async (db, { accountId, ...stretch }) => {
    const rows = await lockSecrets(db, { accountId, ...stretch });
    return rows.map(({ id, sealed }) => ({ key: id, context: boundTo({ accountId, id }), sealed }));
  }),
  update: updateSecrets,
};
