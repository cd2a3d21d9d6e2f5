/*
 * How the room of a process is shared among webhooks that something is due of. Tenants take turns,
 * and so do the webhooks of each, so that nobody waits for receivers of somebody else.
 */
import type { Bounds } from "./deliver.ts";

/** How a webhook stands, of which something is due or on its way. */
export interface Standing {
  webhookId: number | string;
  /** Whether it took none of its last attempts. */
  isFailing: boolean;
  /** Whether it did not take what came last. */
  isDoubtful: boolean;
}

export interface Due extends Standing {
  since: Date;
  /** How many are due, as far as they were counted. */
  count: number;
}

type Bounded = Bounds & { running: readonly Standing[] };

/**
 * How many deliveries of which webhook there is room for: first those that take what they are sent,
 * then whoever waits longest. Half of it at most goes to those that did not take what came last.
 */
export function shareRoom<Each extends Due, Claim extends Standing>(
  due: readonly Each[],
  room: Bounds & { running: readonly Claim[] },
  tenantOf: (each: Each | Claim) => unknown,
): Map<Each, number> {
  const { running, most, mostFailing } = room;
  const mostDoubtful = Math.ceil(most / 2);
  const begun = Map.groupBy(running, tenantOf);
  const places = [...Map.groupBy(due, tenantOf)]
    .flatMap(([tenant, own]) => placesOf(own, { ...room, running: begun.get(tenant) ?? [] }))
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
function atMost(most: number, running: readonly Standing[], holds: (each: Standing) => boolean) {
  let left = most - running.filter(holds).length;
  return (webhook: Standing): boolean => {
    if (!holds(webhook)) return true;
    left -= 1;
    return left >= 0;
  };
}

interface Place<Each> {
  webhook: Each;
  /** The how manieth of its tenant it is. */
  place: number;
}

/** What one tenant's webhooks may be sent, in turns, beside what is on its way to them. */
function placesOf<Each extends Due>(
  own: readonly Each[],
  { running, mostOfTenant, mostOfOne }: Bounded,
): Place<Each>[] {
  const turns = own.flatMap((webhook) => {
    const begun = running.filter(({ webhookId }) => webhookId === webhook.webhookId).length;
    const free = Math.min(webhook.count, (webhook.isFailing ? 1 : mostOfOne) - begun);
    return Array.from({ length: Math.max(0, free) }, (_, nth) => ({ webhook, nth }));
  });
  return turns
    .toSorted((one, other) => one.nth - other.nth || byNeed(one.webhook, other.webhook))
    .slice(0, Math.max(0, mostOfTenant - running.length))
    .map(({ webhook }, place) => ({ webhook, place }));
}

function byNeed(one: Due, other: Due): number {
  const failing = Number(one.isFailing) - Number(other.isFailing);
  return failing || one.since.getTime() - other.since.getTime();
}
