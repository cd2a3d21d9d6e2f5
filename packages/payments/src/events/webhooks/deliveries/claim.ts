import type { Database } from "@frontdesk/database/database";
import type { Bounds, Room } from "@frontdesk/platform/webhooks/deliver";
import { claimDeliveries, type DeliveryClaim, type DueWebhook, listDue } from "./claims.store.ts";

/** Claims what is due, as far as there is room beside what is on its way. */
export async function claimDue(db: Database, room: Room<DeliveryClaim>): Promise<DeliveryClaim[]> {
  const { now, leaseMs, mostOfOne } = room;
  const shares = shareRoom(await listDue(db, now, mostOfOne), room);
  const claimed = await Promise.all(
    [...shares].map(([webhook, most]) => claimDeliveries(db, webhook, { now, leaseMs, most })),
  );
  return claimed.flat();
}

type Standing = Pick<DeliveryClaim, "isFailing" | "isDoubtful">;
type Running = Standing & Pick<DeliveryClaim, "merchantId" | "webhookId">;
type Bounded = Bounds & Pick<Room<Running>, "running">;

/**
 * How many deliveries of which webhook there is room for. Merchants take turns, and so do the
 * webhooks of each: first those that take what they are sent, then whoever waits longest. Half of
 * it at most goes to those that did not take what came last.
 */
export function shareRoom(due: readonly DueWebhook[], room: Bounded): Map<DueWebhook, number> {
  const { running, most, mostFailing } = room;
  const mostDoubtful = Math.ceil(most / 2);
  const places = [...Map.groupBy(due, ({ merchantId }) => merchantId).values()]
    .flatMap((own) => placesOf(own, room))
    .toSorted((one, other) => one.place - other.place || byNeed(one.webhook, other.webhook));
  const failing = atMost(mostFailing, running, ({ isFailing }) => isFailing);
  const doubtful = atMost(mostDoubtful, running, ({ isDoubtful }) => isDoubtful);
  const served = places
    .filter(({ webhook }) => failing(webhook) && doubtful(webhook))
    .slice(0, most - running.length);
  const shares = Map.groupBy(served, ({ webhook }) => webhook);
  return new Map([...shares].map(([webhook, own]) => [webhook, own.length]));
}

/** Lets so many pass of those that something holds of, beside what is on its way. */
function atMost(most: number, running: readonly Running[], holds: (each: Standing) => boolean) {
  let left = most - running.filter(holds).length;
  return (webhook: DueWebhook): boolean => {
    if (!holds(webhook)) return true;
    left -= 1;
    return left >= 0;
  };
}

interface Place {
  webhook: DueWebhook;
  /** The how manieth of its merchant it is. */
  place: number;
}

/** What one merchant's webhooks may be sent, in turns. */
function placesOf(own: readonly DueWebhook[], room: Bounded): Place[] {
  const { running, mostOfTenant, mostOfOne } = room;
  const ofMerchant = running.filter(({ merchantId }) => merchantId === own[0]?.merchantId);
  const turns = own.flatMap((webhook) => {
    const begun = ofMerchant.filter(({ webhookId }) => webhookId === webhook.webhookId).length;
    const free = Math.min(webhook.count, (webhook.isFailing ? 1 : mostOfOne) - begun);
    return Array.from({ length: Math.max(0, free) }, (_, nth) => ({ webhook, nth }));
  });
  return turns
    .toSorted((one, other) => one.nth - other.nth || byNeed(one.webhook, other.webhook))
    .slice(0, Math.max(0, mostOfTenant - ofMerchant.length))
    .map(({ webhook }, place) => ({ webhook, place }));
}

function byNeed(one: DueWebhook, other: DueWebhook): number {
  const failing = Number(one.isFailing) - Number(other.isFailing);
  return failing || one.since.getTime() - other.since.getTime();
}
