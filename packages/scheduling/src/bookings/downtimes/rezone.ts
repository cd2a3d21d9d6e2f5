import type { Database } from "@frontdesk/database/database";
import type { Zones } from "../../ground/intervals/turns.ts";
import { spanFor } from "./downtime.ts";
import { listZoned, saveSpan, touchTimeOff } from "./store.ts";

/**
 * Moves what time off of other zones closes of a resource whose zone changes; what ended before
 * today stays. Gives the first day that may have changed, undefined when none has.
 */
export async function moveZonedSpans(
  db: Database,
  { accountId, resourceId, today, zones }: Rezoning,
): Promise<string | undefined> {
  const days: string[] = [];
  for (const { id, timezone: own, named, keptFrom, keptUntil } of await listZoned(db, {
    accountId,
    resourceId,
  })) {
    const span = spanFor(named, own, zones);
    if (keptUntil < today && span.lastDay < today) continue;
    await saveSpan(db, { accountId, id, span: { ...span, resourceId } });
    days.push(keptFrom, span.firstDay);
  }
  await touchTimeOff(db, { accountId, resourceId, date: today });
  return days.sort()[0];
}

interface Rezoning {
  accountId: number;
  resourceId: number;
  today: string;
  /** Those that the resource has from now on. */
  zones: Zones;
}
