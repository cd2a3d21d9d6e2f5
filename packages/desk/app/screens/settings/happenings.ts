/* Merges the merchant's and the account's audit logs, newest first. Each source loads in pages, so
   a merged page ends at the source with the shortest reach. */
import type { MerchantAct } from "@frontdesk/payments-client/types";
import type { AuditEntry } from "@frontdesk/scheduling-client/types/audit";

export type Happening = { id: string; at: string } & (
  | { of: "merchant"; act: MerchantAct }
  | { of: "account"; change: AuditEntry }
);

/** Loaded but not yet shown entries, newest first, and the cursor of the next page. */
export interface Reading<Cursor> {
  read: readonly Happening[];
  /** Undefined at the end. */
  next: Cursor | undefined;
}

export function ofAct(act: MerchantAct): Happening {
  return { id: act.id, at: act.created, of: "merchant", act };
}

export function ofChange(change: AuditEntry): Happening {
  return { id: String(change.id), at: change.at, of: "account", change };
}

/** Splits entries into shown ones and those that wait for the other source. */
export function joined<AuditPages, Changes>(
  reading: Reading<AuditPages>,
  changes: Reading<Changes>,
): { shown: Happening[]; acts: Reading<AuditPages>; changes: Reading<Changes> } {
  const reach = Math.max(reachOf(reading), reachOf(changes));
  const isReached = ({ at }: Happening) => Date.parse(at) >= reach;
  const later = <Cursor>({ read, next }: Reading<Cursor>) => {
    return { read: read.filter((one) => !isReached(one)), next };
  };
  const happenings = [...reading.read, ...changes.read]
    .filter(isReached)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { shown: happenings, acts: later(reading), changes: later(changes) };
}

/** The time of the oldest loaded entry; -Infinity at the end. */
function reachOf({ read, next }: Reading<unknown>): number {
  const oldest = read.at(-1);
  return next === undefined || oldest === undefined ? -Infinity : Date.parse(oldest.at);
}

/** The services count a list up to this number only. */
const mostCounted = 10_000;

/**
 * The length of a longer list, at most `step` too high. `has` tells if an entry exists at an
 * offset.
 */
export async function counted(
  has: (offset: number) => Promise<boolean>,
  stage: number,
): Promise<number> {
  let [least, most] = [mostCounted, 2 * mostCounted];
  while (await has(most)) [least, most] = [most, 2 * most];
  while (most - least >= stage) {
    const middle = Math.floor((least + most) / 2);
    if (await has(middle)) least = middle;
    else most = middle;
  }
  return most;
}

/** Changes are in ascending order: the page that ends at `end`. */
export function pageBefore(end: number, size: number): { offset: number; pageSize: number } {
  const offset = Math.max(0, end - size);
  return { offset, pageSize: end - offset };
}
