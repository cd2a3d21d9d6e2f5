import { clockOf } from "../../calendar/slots/clock.ts";
import type { BookingContent } from "./content.ts";

const dayMs = 86_400_000;
const aheadMs = 400 * dayMs;

export function clocksIn(
  { page, appointment, slots }: Pick<BookingContent, "page" | "appointment" | "slots">,
  now: Date,
): BookingContent["clocks"] {
  const zones = [
    page?.timezone,
    appointment?.timezone,
    appointment?.business.timezone,
    slots?.answer.timezone,
  ];
  const start = appointment === null ? now.getTime() : Date.parse(appointment.starts_at);
  const from = Math.min(now.getTime(), start);
  const until = Math.max(now.getTime(), start) + aheadMs;
  const existing = [...new Set(zones)].filter((zone) => zone !== undefined);
  return Object.fromEntries(existing.map((zone) => [zone, clockOf(zone, { from, until })]));
}
