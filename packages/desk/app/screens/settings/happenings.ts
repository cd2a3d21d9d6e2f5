/*
 * What people did at a merchant and what was changed of an account, as one list, newest first. Each
 * half is read page by page, so a page of both ends where the half that was read the less far does.
 */
import type { MerchantAct } from "@frontdesk/payments-client/types";
import type { AuditEntry } from "@frontdesk/scheduling-client/types/audit";

export type Happening = { id: string; at: string } & (
  | { of: "merchant"; act: MerchantAct }
  | { of: "account"; change: AuditEntry }
);

/** What of a half was read and not shown yet, newest first, and where the rest of it begins. */
export interface Reading<Cursor> {
  read: readonly Happening[];
  /** Undefined where there is no more. */
  next: Cursor | undefined;
}

export function ofAct(act: MerchantAct): Happening {
  return { id: act.id, at: act.created, of: "merchant", act };
}

export function ofChange(change: AuditEntry): Happening {
  return { id: String(change.id), at: change.at, of: "account", change };
}

/** What can be shown of both halves, and what has to wait until more is read. */
export function joined<Acts, Changes>(
  acts: Reading<Acts>,
  changes: Reading<Changes>,
): { shown: Happening[]; acts: Reading<Acts>; changes: Reading<Changes> } {
  const reach = Math.max(reachOf(acts), reachOf(changes));
  const isReached = ({ at }: Happening) => Date.parse(at) >= reach;
  const later = <Cursor>({ read, next }: Reading<Cursor>) => {
    return { read: read.filter((one) => !isReached(one)), next };
  };
  const shown = [...acts.read, ...changes.read]
    .filter(isReached)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { shown, acts: later(acts), changes: later(changes) };
}

/** Until when a half is known. */
function reachOf({ read, next }: Reading<unknown>): number {
  const oldest = read.at(-1);
  return next === undefined || oldest === undefined ? -Infinity : Date.parse(oldest.at);
}

/** How many services count of a list; of more they do not say how many. */
const mostCounted = 10_000;

/**
 * How long a list of more is, or a little more than that: less than `step`. `has` tells whether
 * there is anything so far behind its beginning.
 */
export async function counted(
  has: (offset: number) => Promise<boolean>,
  step: number,
): Promise<number> {
  let [least, most] = [mostCounted, 2 * mostCounted];
  while (await has(most)) [least, most] = [most, 2 * most];
  while (most - least >= step) {
    const middle = Math.floor((least + most) / 2);
    if (await has(middle)) least = middle;
    else most = middle;
  }
  return most;
}

/** Lists of changes run oldest first: the page of them that ends before a place. */
export function pageBefore(end: number, size: number): { offset: number; pageSize: number } {
  const offset = Math.max(0, end - size);
  return { offset, pageSize: end - offset };
}
