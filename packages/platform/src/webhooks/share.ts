/* Tenants take turns, and each tenant's webhooks too, so that no tenant waits for another's
   receivers. */
import type { Bounds } from "./deliver.ts";

export interface TargetState {
  webhookId: number | string;
  isFailing: boolean;
  isDoubtful: boolean;
}

export interface Due extends TargetState {
  since: Date;
  count: number;
}

type BoundedTarget = Bounds & { running: readonly TargetState[] };

/**
 * Healthy webhooks first, then the longest waiting. At most half goes to webhooks with a failed
 * last attempt.
 */
export function shareCapacity<Each extends Due, Lease extends TargetState>(
  due: readonly Each[],
  capacity: Bounds & { running: readonly Lease[] },
  tenantOf: (each: Each | Lease) => unknown,
): Map<Each, number> {
  const { running, most, mostFailing } = capacity;
  const mostDoubtful = Math.ceil(most / 2);
  const begun = Map.groupBy(running, tenantOf);
  const locations = [...Map.groupBy(due, tenantOf)]
    .flatMap(([tenant, own]) => placesOf(own, { ...capacity, running: begun.get(tenant) ?? [] }))
    .toSorted((one, other) => one.place - other.place || byNeed(one.webhook, other.webhook));
  const failing = atMost(mostFailing, running, ({ isFailing }) => isFailing);
  const doubtful = atMost(mostDoubtful, running, ({ isDoubtful }) => isDoubtful);
  const served = locations
    .filter(({ webhook }) => failing(webhook) && doubtful(webhook))
    .slice(0, most - running.length);
  const shares = Map.groupBy(served, ({ webhook }) => webhook);
  return new Map([...shares].map(([webhook, own]) => [webhook, own.length]));
}

function atMost(
  most: number,
  running: readonly TargetState[],
  holds: (each: TargetState) => boolean,
) {
  let left = most - running.filter(holds).length;
  return (webhook: TargetState): boolean => {
    if (!holds(webhook)) return true;
    left -= 1;
    return left >= 0;
  };
}

interface QueuedTarget<Each> {
  webhook: Each;
  place: number;
}

function placesOf<Each extends Due>(
  own: readonly Each[],
  { running, mostOfTenant, mostOfOne }: BoundedTarget,
): QueuedTarget<Each>[] {
  const turns = own.flatMap((webhook) => {
    const begun = running.filter(({ webhookId }) => webhookId === webhook.webhookId).length;
    const free = Math.min(webhook.count, (webhook.isFailing ? 1 : mostOfOne) - begun);
    return Array.from({ length: Math.max(0, free) }, (_, nth) => ({ webhook, nth }));
  });
  return turns
    .toSorted((one, other) => one.nth - other.nth || byNeed(one.webhook, other.webhook))
    .slice(0, Math.max(0, mostOfTenant - running.length))
    .map(({ webhook }, location) => ({ webhook, place: location }));
}

function byNeed(one: Due, other: Due): number {
  const failing = Number(one.isFailing) - Number(other.isFailing);
  return failing || one.since.getTime() - other.since.getTime();
}
