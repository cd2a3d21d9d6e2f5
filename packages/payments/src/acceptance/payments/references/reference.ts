/* A reference of a link with `once` belongs to its first authorisation until its decline,
   reversal or full void. */
import type { Database } from "@frontdesk/database/database";
import type { Refusal } from "@frontdesk/server/refusal";
import type { Id } from "../../../core/ids.ts";
import { orderRefusals as refusals } from "../refusals.ts";
import type { Order } from "../schema.ts";
import type { OrderKey } from "../store.ts";
import type { Terms } from "../terms/terms.ts";
import { findHolder, type Holder, type Reference, takeReference } from "./store.ts";

export async function refuseSecond(db: Database, reference: Reference): Promise<void> {
  const holder = await findHolder(db, reference);
  if (holder !== undefined && !holder.hasEnded) throw refusalOf(holder);
}

/** Refuses if taken since the first check. */
export async function reserveReference(
  db: Database,
  { key, order, terms }: { key: OrderKey; order: Order; terms: Terms | undefined },
  authorizationId: Id,
): Promise<void> {
  if (!order.reference) return;
  const { shard, merchantId } = key;
  const reference = { shard, merchantId, reference: order.reference };
  if (terms?.isOnce !== true) return await refuseSecond(db, reference);
  if (await takeReference(db, reference, authorizationId)) return;
  throw refusalOf(await findHolder(db, reference));
}

function refusalOf(holder: Holder | undefined): Refusal {
  return holder?.state === "approved" ? refusals.usedReference() : refusals.running();
}
