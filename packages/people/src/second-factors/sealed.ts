import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { isAbandoned, open, seal } from "@frontdesk/platform/sealing/seal";
import { countSecrets, lockSecrets, updateSecrets } from "./store.ts";

const purpose = "second factor";

export function sealSecret(keyring: Keyring, personId: string, secret: Buffer): string {
  return seal(keyring, { purpose, context: personId }, secret);
}

export function openSecret(keyring: Keyring, personId: string, sealed: string) {
  return open(keyring, { purpose, context: personId }, sealed);
}

export function isEnded(keyring: Keyring, sealed: string): boolean {
  return isAbandoned(keyring, sealed);
}

export const sealedSecrets: SealedColumn = {
  name: "people.second_factors.secret",
  purpose,
  count: countSecrets,
  lock: async (db, { after, limit }) => {
    const rows = await lockSecrets(db, { after: String(after?.[0] ?? ""), limit });
    const values = rows.map(({ personId, secret }) => {
      return { place: [personId], context: personId, sealed: secret };
    });
    return { values, last: values.at(-1)?.place };
  },
  update: updateSecrets,
};
