/*
 * A reference of a link with `once` takes one payment: whoever is asked for it first has it, from
 * the moment the question is written down, until that was declined, reversed or wholly voided.
 */
import type { Database } from "@frontdesk/database/database";
import type { Refusal } from "@frontdesk/server/refusal";
import type { Id } from "../../../ground/ids.ts";
import { orderRefusals as refusals } from "../refusals.ts";
import type { Order } from "../schema.ts";
import type { OrderKey } from "../store.ts";
import type { Terms } from "../terms/terms.ts";
import { findHolder, type Holder, type Reference, takeReference } from "./store.ts";

/** Refuses where a reference has its payment, or may be about to get it: then to be tried again. */
export async function refuseSecond(db: Database, reference: Reference): Promise<void> {
  const holder = await findHolder(db, reference);
  if (holder !== undefined && !holder.hasEnded) throw refusalOf(holder);
}

/**
 * Keeps the reference of a payment that is about to be asked, if it may have one only. Any other is
 * refused where somebody got the reference since it was looked at.
 */
export async function claimReference(
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
