import type { Static } from "typebox";
import { todayIn } from "../calendar/days.ts";
import { endPeriods, insertPeriods } from "../capacity/periods/store.ts";
import type { Context } from "../context.ts";
import { moveZonedSpans } from "../downtimes/rezone.ts";
import type { Actor } from "../identity/identity.ts";
import { saveZone, touchResource } from "../resources/store.ts";
import { zoneOf } from "../zones.ts";
import { wishOf } from "./availability.ts";
import { changeHeld } from "./held.ts";
import type { NewAvailability } from "./schema.ts";

const earliest = (...dates: readonly string[]): string => [...dates].sort()[0]!;

/** Gives a resource another week or zone from a date on; 400 when bookings are in the way. */
export async function changeAvailability(
  outer: Context,
  actor: Actor,
  { resourceId, body }: { resourceId: number; body: Static<typeof NewAvailability> },
): Promise<void> {
  const { date, periods, timezone, fate } = wishOf(body);
  const accountId = actor.account.id;
  await changeHeld(outer, actor, {
    resourceId,
    write: async ({ db, now }, resource) => {
      if (periods !== undefined) {
        await endPeriods(db, { accountId, resourceId, date });
        await insertPeriods(db, { accountId, resourceId, periods });
      }
      const at = now();
      const range = { firstDay: date, lastDay: null, fate, result: undefined };
      if (timezone === undefined || timezone === resource.timezone) {
        await touchResource(db, { accountId, id: resourceId, at });
        return range;
      }
      await saveZone(db, { accountId, id: resourceId, timezone, at });
      // Where one zone has another date than the other, today is the earlier one.
      const zones = [resource.timezone, timezone].map(zoneOf);
      const today = earliest(...zones.map((zone) => todayIn(zone, at)));
      const moved = await moveZonedSpans(db, { accountId, resourceId, today, timezone });
      const since = date < today ? today : date;
      const firstDay = earliest(date, ...(moved === undefined ? [] : [moved]));
      return { ...range, firstDay, zone: { date: since, timezone } };
    },
  });
}
