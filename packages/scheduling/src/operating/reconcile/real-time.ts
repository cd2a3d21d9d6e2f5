import type { Database } from "@frontdesk/database/database";
import { openDay } from "../../core/intervals/availability.ts";
import { dayOf } from "../../core/intervals/days.ts";
import { createRealTime } from "../../core/intervals/real-time.ts";
import { turnsOf } from "../../core/intervals/turns.ts";
import { zoneOf } from "../../core/zones.ts";
import { nothingOpen } from "../../resources/capacity/capacity.ts";
import { readOpenTimes } from "../../resources/capacity/reading.store.ts";
import type { Finding } from "./finding.ts";
import { listHeldIn, type Part } from "./store.ts";

/** Moments booked twice near zone changes. */
export async function realTimeFindings(db: Database, part: Part): Promise<Finding[]> {
  const { accountId, resourceIds, zones } = part;
  const findings: Finding[] = [];
  for (const [index, resourceId] of resourceIds.entries()) {
    for (const turn of turnsOf(zones[index]!)) {
      const range = { accountId, resourceIds: [resourceId], ...turn };
      const openTimes = (await readOpenTimes(db, range)).get(resourceId) ?? nothingOpen;
      const time = createRealTime();
      const near = await listHeldIn(db, { accountId, resourceId, ...turn });
      for (const { timezone, date, ...claim } of near) {
        const { free, available } = openDay(openTimes, dayOf(date));
        time.add({ date, free, available, zone: zoneOf(timezone) }, claim);
      }
      if (time.isSound()) continue;
      findings.push({
        check: "real_time",
        accountId,
        subject: `resource ${resourceId} from ${turn.firstDay} to ${turn.lastDay}`,
        expected: "no moment taken twice",
        found: `bookings ${[...new Set(near.map(({ bookingId }) => bookingId))].join(", ")}`,
      });
    }
  }
  return findings;
}
