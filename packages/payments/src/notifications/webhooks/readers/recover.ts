import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import { boundOf } from "../../../api/lists/span.ts";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { notFound } from "../../../core/refusals.ts";
import { getMerchantFor } from "../../../parties/merchants/access.ts";
import { isAnothers } from "../../events/read.ts";
import type { OneWebhook } from "../change.ts";
import { hurryWaiting } from "../deliveries/store.ts";
import { recoveryRefusals as refusals } from "../refusals.ts";
import { findWebhook } from "../store.ts";
import { typesHeard } from "../webhook.ts";
import { countUntaken, lockReader, moveReader } from "./store.ts";

export interface RecoveryInput extends OneWebhook {
  /** The last event not to repeat, or a time. */
  after?: Id;
  since?: string;
}

export async function recover(
  { db: outer, now }: Pick<Context, "db" | "now">,
  { after, since, ...reach }: RecoveryInput,
): Promise<number> {
  if (after !== undefined && since !== undefined) throw invalid([refusals.twoPlaces()]);
  if (after === undefined && since === undefined) throw invalid([refusals.noPlace()]);
  const from = after ?? boundOf(since!);
  if (from === undefined) throw invalid([refusals.unfitSince()]);
  return await atomically(outer, async (db) => {
    const { shard } = await getMerchantFor(db, reach);
    const row = await findWebhook(db, reach);
    const reader = row && (await lockReader(db, { shard, webhookId: row.id }));
    if (row === undefined || reader === undefined) throw notFound();
    if (after !== undefined && isAnothers(after, reach.merchantId)) {
      throw invalid([refusals.anothersCursor()]);
    }
    if (from < reader.removedThrough) throw refusals.expired();
    const count = await countUntaken(db, reader, { after: from, types: typesHeard(reader.types) });
    await hurryWaiting(db, { shard, id: row.id }, { after: from, now: now() });
    if (from < reader.cursor) await moveReader(db, { ...reader, cursor: from });
    return count;
  });
}
