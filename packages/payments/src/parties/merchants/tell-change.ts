import { isDeepStrictEqual } from "node:util";
import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Id } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import type { Actor, EventType } from "../../core/outbox/entry.ts";
import { type MerchantRow, presentMerchant } from "./row.ts";
import type { Merchant } from "./schema.ts";
import { lockMerchant } from "./store.ts";

export type MerchantPayload = Omit<Static<typeof Merchant>, "balance">;

/** The merchant without its volatile balance. */
export function presentEventMerchant(row: MerchantRow): MerchantPayload {
  const { balance: _balance, ...notice } = presentMerchant({ ...row, balance: 0 });
  return notice;
}

export interface MerchantChange {
  merchantId: Id;
  actor: Actor;
  kindOf?: (before: MerchantRow, after: MerchantRow) => EventType | undefined;
}

/** The row lock keeps events in order. */
export async function changingMerchant(
  outer: Database,
  { merchantId, actor, kindOf }: MerchantChange,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  await atomically(outer, async (db) => {
    const before = await lockMerchant(db, merchantId);
    await work(db);
    const after = await lockMerchant(db, merchantId);
    const merchant = presentEventMerchant(after);
    const entry = { merchantId, subjectId: merchantId, actor };
    const kind = kindOf?.(before, after);
    if (kind !== undefined) await tell(db, { ...entry, kind, payload: { merchant } });
    const changed = changedMembers(presentEventMerchant(before), merchant);
    if (changed.length === 0) return;
    await tell(db, { ...entry, kind: "merchant.updated", payload: { merchant, changed } });
  });
}

function changedMembers(before: MerchantPayload, after: MerchantPayload): string[] {
  const names = Object.keys(after) as (keyof MerchantPayload)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
