/* Weekly hours of a resource plus custom periods. A change settles bookings that no longer fit
   in the same transaction. */

import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { findZone, momentsIn, readDates, type WrittenMoment } from "../../core/dates.ts";
import { minutesOfDay, overlaps } from "../../core/intervals/local-time.ts";
import { noZone, unprocessable } from "../../core/refusals.ts";
import type { NewPeriod } from "../../inventory/capacity/periods.store.ts";
import { type ClashChoices, choicesOf } from "../bookings/conflicts/choices.ts";
import type { Fate } from "../bookings/conflicts/displace.ts";
import { availabilityRefusals as refusals } from "./refusals.ts";
import type { NewAvailability } from "./schema.ts";

export interface AvailabilityRequest {
  date: string;
  moments: readonly WrittenMoment[];
  periods: NewPeriod[] | undefined;
  inherits: boolean;
  timezone: string | undefined;
  fate: Fate;
  choices: ClashChoices;
}

export function availabilityRequestOf(body: Static<typeof NewAvailability>): AvailabilityRequest {
  const problems: Problem[] = [];
  const { date = "" } = readDates(body, ["date"], problems);
  const { available_periods: periods, timezone } = body;
  const inherits = body.inherits_hours === true;
  if (periods === undefined && timezone === undefined && !inherits) {
    problems.push(refusals.nothing());
  }
  if (periods !== undefined && inherits) problems.push(refusals.twofold());
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
  const choices = choicesOf(body);
  return { date, moments, periods: week, inherits, timezone: zone?.name, fate, choices };
}

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

export function isInOrder({ startTime, endTime }: { startTime: number; endTime: number }): boolean {
  return startTime < endTime && endTime <= minutesOfDay;
}

export function fateOf(
  input: { allow_waiting?: boolean; delete_invalid_bookings?: boolean },
  problems: Problem[],
): Fate {
  const { allow_waiting: waits, delete_invalid_bookings: deletes } = input;
  if (waits === true && deletes === true) problems.push(refusals.contradiction());
  if (deletes === true) return "delete";
  return waits === true ? "wait" : "refuse";
}
