/*
 * The availability of a resource is its ordinary week and the custom periods beside it. Whoever
 * changes it says what becomes of bookings that no longer fit, and all of it happens at once.
 */

import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { momentsIn, readDates, type WrittenMoment } from "../../ground/dates.ts";
import { minutesOfDay, overlaps } from "../../ground/intervals/intervals.ts";
import { noZone, unprocessable } from "../../ground/refusals.ts";
import { findZone } from "../../ground/zones.ts";
import type { NewPeriod } from "../../resources/capacity/periods.store.ts";
import type { Fate } from "../bookings/displacement/displace.ts";
import { availabilityRefusals as refusals } from "./refusals.ts";
import type { NewAvailability } from "./schema.ts";

export interface AvailabilityRequest {
  date: string;
  /** The date, if the request writes it as a moment. */
  moments: readonly WrittenMoment[];
  /** Undefined: the week stays as it is. */
  periods: NewPeriod[] | undefined;
  /** The name of the zone; undefined: it stays. */
  timezone: string | undefined;
  fate: Fate;
}

/** What availability is to become; 422 for what does not fit. */
export function availabilityRequestOf(body: Static<typeof NewAvailability>): AvailabilityRequest {
  const problems: Problem[] = [];
  const { date = "" } = readDates(body, ["date"], problems);
  const { available_periods: periods, timezone } = body;
  if (periods === undefined && timezone === undefined) {
    problems.push(refusals.nothing());
  }
  const zone = timezone === undefined ? undefined : findZone(timezone);
  if (timezone !== undefined && zone === undefined) {
    problems.push(noZone());
  }
  const week = periods?.map((period) => ({
    weekDay: period.week_day,
    startTime: period.start_time,
    endTime: period.end_time,
    validFrom: date,
  }));
  problems.push(...problemsInWeek(week ?? [], refusals));
  const fate = fateOf(body, problems);
  if (problems.length > 0) throw unprocessable(problems);
  const moments = momentsIn(body, ["date"]);
  return { date, moments, periods: week, timezone: zone?.name, fate };
}

/** What is wrong with a week, in the words of a noun. */
export function problemsInWeek(
  week: readonly NewPeriod[],
  refusals: Record<"disorderedPeriod" | "overlapping", (index: number) => Problem>,
): Problem[] {
  return week.flatMap((period, index) => {
    if (!isInOrder(period)) return [refusals.disorderedPeriod(index)];
    const others = week.slice(0, index).filter(({ weekDay }) => weekDay === period.weekDay);
    const isTwice = others.some((other) => overlaps(hoursOf(other), hoursOf(period)));
    return isTwice ? [refusals.overlapping(index)] : [];
  });
}

const hoursOf = ({ startTime, endTime }: NewPeriod) => ({ start: startTime, end: endTime });

/** Whether hours end after they start, on the same day. */
export function isInOrder({ startTime, endTime }: { startTime: number; endTime: number }): boolean {
  return startTime < endTime && endTime <= minutesOfDay;
}

/** What becomes of bookings that no longer fit. */
export function fateOf(
  given: { allow_waiting?: boolean; delete_invalid_bookings?: boolean },
  problems: Problem[],
): Fate {
  const { allow_waiting: waits, delete_invalid_bookings: deletes } = given;
  if (waits === true && deletes === true) problems.push(refusals.contradiction());
  if (deletes === true) return "delete";
  return waits === true ? "wait" : "refuse";
}
