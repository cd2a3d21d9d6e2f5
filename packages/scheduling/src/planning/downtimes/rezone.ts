import type { Database } from "@frontdesk/database/database";
import type { Zones } from "../../core/intervals/local-time.ts";
import { spanFor } from "./downtime.ts";
import { listZoned, saveSpan, touchTimeOff } from "./store.ts";

/** Past spans stay. Returns the first day that may have changed. */
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
  zones: Zones;
}
