import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { checkDays, zoneOf } from "../../core/dates.ts";
import { rezoned, todayIn, type Zones, zoneOn } from "../../core/intervals/local-time.ts";
import {
  endPeriods,
  insertPeriods,
  type NewPeriod,
  periodOf,
} from "../../inventory/capacity/periods.store.ts";
import { saveZone, setInheritsHours, touchResources } from "../../inventory/resources/store.ts";
import { getDefaultPeriods } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { moveZonedSpans } from "../downtimes/rezone.ts";
import { availabilityRequestOf } from "./availability.ts";
import { changeOpenTimes } from "./change-open-times.ts";
import type { NewAvailability } from "./schema.ts";

const earliest = (...dates: readonly string[]): string => [...dates].sort()[0]!;

function changedZone(
  resource: Zones,
  { date, timezone, at }: { date: string; timezone: string; at: Date },
): { date: string; timezone: string } | undefined {
  // Zones may disagree on today's date; the earliest counts.
  const own = [resource.timezone, ...resource.former_zones.map((former) => former.timezone)];
  const today = earliest(...[timezone, ...own].map((zone) => todayIn(zoneOf(zone), at)));
  const zone = { date: date < today ? today : date, timezone };
  const { former_zones: former } = rezoned(resource, zone);
  const isSame = timezone === resource.timezone && former.length === resource.former_zones.length;
  return isSame && former.every(({ until }, at) => until === resource.former_zones[at]!.until)
    ? undefined
    : zone;
}

async function inheritedFrom(db: Database, accountId: number, date: string): Promise<NewPeriod[]> {
  const week = await getDefaultPeriods(db, accountId);
  return week.map((period) => ({ ...periodOf(period), validFrom: date }));
}

export async function changeAvailability(
  outer: Context,
  actor: Actor,
  { resourceId, body }: { resourceId: number; body: Static<typeof NewAvailability> },
): Promise<void> {
  const { date, moments, timezone, fate, choices, ...hours } = availabilityRequestOf(body);
  const accountId = actor.account.id;
  await changeOpenTimes(outer, actor, {
    resourceId,
    write: async ({ db, now }, resource) => {
      checkDays(moments, (day) => timezone ?? zoneOn(resource, day));
      const { inherits } = hours;
      const periods = inherits ? await inheritedFrom(db, accountId, date) : hours.periods;
      if (periods !== undefined) {
        await endPeriods(db, { accountId, resourceIds: [resourceId], date });
        await insertPeriods(db, { accountId, resourceIds: [resourceId], periods });
        await setInheritsHours(db, { accountId, id: resourceId, inherits });
      }
      const at = now();
      const range = { firstDay: date, lastDay: null, fate, choices, result: undefined };
      const zone =
        timezone === undefined ? undefined : changedZone(resource, { date, timezone, at });
      if (zone === undefined) {
        await touchResources(db, { accountId, ids: [resourceId], at });
        return range;
      }
      const zones = rezoned(resource, zone);
      await saveZone(db, { accountId, id: resourceId, zones, at });
      const updated = await moveZonedSpans(db, { accountId, resourceId, today: zone.date, zones });
      const firstDay = earliest(date, zone.date, ...(updated === undefined ? [] : [updated]));
      return { ...range, firstDay, zone };
    },
  });
}
