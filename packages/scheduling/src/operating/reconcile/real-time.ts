import type { Database } from "@frontdesk/database/database";
import { openDay } from "../../core/intervals/availability.ts";
import { dayOf } from "../../core/intervals/days.ts";
import { createRealTime } from "../../core/intervals/real-time.ts";
import { turnsOf } from "../../core/intervals/turns.ts";
import { zoneOf } from "../../core/zones.ts";
import { nothingOpen } from "../../inventory/capacity/capacity.ts";
import { readOpenTimes } from "../../inventory/capacity/reading.store.ts";
import type { Finding } from "./finding.ts";
import { listHeldIn, type Part } from "./store.ts";

/** Booked twice near zone changes. */
export async function realTimeFindings(db: Database, part: Part): Promise<Finding[]> {
  const { accountId, resourceIds, zones } = part;
  const findings: Finding[] = [];
  for (const [index, resourceId] of resourceIds.entries()) {
    for (const round of turnsOf(zones[index]!)) {
      const range = { accountId, resourceIds: [resourceId], ...round };
      const openTimes = (await readOpenTimes(db, range)).get(resourceId) ?? nothingOpen;
      const time = createRealTime();
      const near = await listHeldIn(db, { accountId, resourceId, ...round });
      for (const { timezone, date, ...lease } of near) {
        const { free, available } = openDay(openTimes, dayOf(date));
        time.add({ date, free, available, zone: zoneOf(timezone) }, lease);
      }
      if (time.isSound()) continue;
      findings.push({
        check: "real_time",
        accountId,
        subject: `resource ${resourceId} from ${round.firstDay} to ${round.lastDay}`,
        expected: "no moment taken twice",
        found: `bookings ${[...new Set(near.map(({ bookingId }) => bookingId))].join(", ")}`,
      });
    }
  }
  return findings;
}
