/* Checks each transaction once, in order. A failed capture moves the cursor back. */
import type { Context } from "../../../core/context.ts";
import { boundFromDate, newId, shardOf } from "../../../core/ids.ts";
import {
  type ExpiringMerchant,
  listExpiring,
  updateExpiredUpTo,
} from "../../../parties/merchants/operated/store.ts";
import { expirePending, listBetween } from "./store.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function expireAuthorizations(context: Context): Promise<void> {
  const { db, log } = context;
  let after = "";
  while (true) {
    const merchants = await listExpiring(db, after);
    for (const merchant of merchants) {
      try {
        await expireOf(context, merchant);
      } catch (error) {
        log.error({ err: error, merchantId: merchant.id }, "expiring authorisations failed");
      }
    }
    const last = merchants.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

async function expireOf(context: Context, merchant: ExpiringMerchant): Promise<void> {
  const { db, now, delivery, telling } = context;
  const { id: merchantId, days } = merchant;
  const shard = shardOf(merchantId);
  const before = boundFromDate(new Date(now().getTime() - days * dayMs));
  let after = merchant.upTo;
  while (after < before) {
    const older = await listBetween(db, { shard, merchantId, after, before });
    for (const { id, pending } of older) {
      if (pending) await expirePending(db, { shard, id, entryId: newId(shard), now: now() });
    }
    const next = older.at(-1)?.id ?? before;
    await updateExpiredUpTo(db, merchantId, { from: after, to: next });
    after = next;
    delivery.wake();
    telling.wake();
  }
}
