import type { IcsDateObject } from "ts-ics";
import { momentIn, type WallTime } from "../intervals/clock.ts";

/** A repeated or skipped time becomes UTC: calendar readers disagree on it. */
export function wallTime(zone: string, { date: day, minute }: WallTime): IcsDateObject {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
  const moment = momentIn(zone, { date: day, minute });
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  if (!later.equals(earlier)) return { date: moment };
  const date = new Date(`${wall.toString({ smallestUnit: "second" })}Z`);
  return { date: moment, local: { date, timezone: zone, tzoffset: "+0000" } };
}
