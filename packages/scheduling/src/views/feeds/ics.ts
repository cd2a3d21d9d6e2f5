import { setImmediate } from "node:timers/promises";
import { generateIcsEvent, generateIcsTimezone } from "ts-ics";
import { fold } from "../../ground/ics/fold.ts";
import { escaped } from "../../ground/ics/text.ts";
import { inUtc, timezoneOf } from "../../ground/ics/timezone.ts";
import type { FeedEvent } from "./event.ts";

const unfolded = { skipFormatLines: true };

// How many events are written before others get their turn.
const atOnce = 200;

/** A calendar as text (RFC 5545), written bit by bit so that a long one holds nobody up. */
export async function icsOf(name: string, events: readonly FeedEvent[]): Promise<string> {
  const zones = Map.groupBy(
    events.filter(({ zone }) => zone !== null),
    ({ zone }) => zone!,
  );
  const rules = [...zones].map(([zone, inZone]) => {
    const first = inZone.reduce((day, { firstDay }) => (firstDay < day ? firstDay : day), "9999");
    const last = inZone.reduce((day, { lastDay }) => (lastDay > day ? lastDay : day), "");
    return timezoneOf(zone, first, last);
  });
  const timezones = rules.filter((timezone) => timezone !== null);
  const told = new Set(timezones.map(({ id }) => id));
  const shown = events.map(({ event, zone }) =>
    zone === null || told.has(zone) ? event : inUtc(event),
  );
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Frontdesk//Scheduling//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    "X-PUBLISHED-TTL:PT1H",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "",
  ].join("\r\n");
  const written = timezones.map((timezone) => generateIcsTimezone(timezone, unfolded));
  const parts = [fold([head, ...written].join(""))];
  for (let from = 0; from < events.length; from += atOnce) {
    const some = shown.slice(from, from + atOnce);
    parts.push(fold(some.map((event) => generateIcsEvent(event, unfolded)).join("")));
    await setImmediate();
  }
  return [...parts, "END:VCALENDAR\r\n"].join("");
}
