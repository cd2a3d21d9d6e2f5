/* Sources load in pages, so a merged page ends at the first unloaded entry of any source. */
import type { MerchantAct } from "@frontdesk/payments-client/types";
import type { AuditEntry } from "@frontdesk/scheduling-client/types/audit";

export type Happening = { id: string; at: string } & (
  | { of: "merchant"; act: MerchantAct }
  | { of: "account"; change: AuditEntry }
);

/** Entries not shown yet, newest first. */
export interface Reading<Cursor> {
  read: readonly Happening[];
  /** The end: undefined. */
  next: Cursor | undefined;
}

export function ofAct(act: MerchantAct): Happening {
  return { id: act.id, at: act.created, of: "merchant", act };
}

export function ofChange(change: AuditEntry): Happening {
  return { id: String(change.id), at: change.at, of: "account", change };
}

export function joined<AuditPages, Changes>(
  reading: Reading<AuditPages>,
  changes: Reading<Changes>,
): { visible: Happening[]; acts: Reading<AuditPages>; changes: Reading<Changes> } {
  const reach = Math.max(reachOf(reading), reachOf(changes));
  const isReached = ({ at }: Happening) => Date.parse(at) >= reach;
  const later = <Cursor>({ read, next }: Reading<Cursor>) => {
    return { read: read.filter((one) => !isReached(one)), next };
  };
  const happenings = [...reading.read, ...changes.read]
    .filter(isReached)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { visible: happenings, acts: later(reading), changes: later(changes) };
}

/** -Infinity at the end. */
function reachOf({ read, next }: Reading<unknown>): number {
  const oldest = read.at(-1);
  return next === undefined || oldest === undefined ? -Infinity : Date.parse(oldest.at);
}
