import type { SealedColumn } from "@frontdesk/platform/sealing/column";
import type { Keyring } from "@frontdesk/platform/sealing/keyring";
import { open, seal } from "@frontdesk/platform/sealing/seal";
import { acrossAccounts } from "../../core/store.ts";
import { countSeals, lockSeals, type SealedColumnName, updateSeals } from "./store.ts";

const purposes: Record<SealedColumnName, string> = {
  sealed_key: "merchant key",
  sealed_link_secret: "merchant link secret",
};

const bindingOf = (column: SealedColumnName, accountId: number) => ({
  purpose: purposes[column],
  context: String(accountId),
});

export function sealOf(
  keyring: Keyring,
  column: SealedColumnName,
  { accountId, plain }: { accountId: number; plain: string },
): string {
  return seal(keyring, bindingOf(column, accountId), plain);
}

export function openSeal(
  keyring: Keyring,
  column: SealedColumnName,
  { accountId, sealed }: { accountId: number; sealed: string },
): string | undefined {
  return open(keyring, bindingOf(column, accountId), sealed)?.toString("utf8");
}

const sealedIn = (column: SealedColumnName): SealedColumn => ({
  name: `scheduling.connections.${column}`,
  purpose: purposes[column],
  count: (db) => countSeals(db, column),
  lock: acrossAccounts<number>(async (db, stretch) => {
    const rows = await lockSeals(db, column, stretch);
    return rows.map(({ id, sealed }) => ({ key: id, context: String(id), sealed }));
  }),
  update: (db, values) => updateSeals(db, column, values),
});

export const sealedOfConnections: readonly SealedColumn[] = [
  sealedIn("sealed_key"),
  sealedIn("sealed_link_secret"),
];
