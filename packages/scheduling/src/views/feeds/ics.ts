// RFC 5545.
import { createHash } from "node:crypto";
import { generateIcsEvent, generateIcsTimezone } from "ts-ics";
import { fold } from "../../core/ics/fold.ts";
import { escaped } from "../../core/ics/text.ts";
import { inUtc, timezoneOf } from "../../core/ics/timezone.ts";
import type { FeedEvent } from "./event.ts";

const unfolded = { skipFormatLines: true };

export const footer = "END:VCALENDAR\r\n";

interface Overview {
  head: string;
  /** Times in other zones are in UTC. */
  told: ReadonlySet<string>;
  etag: string;
}

export function createOverview(name: string) {
  const days = new Map<string, { first: string; last: string }>();
  const hash = createHash("sha256");
  let length = 0;
  return {
    add(events: readonly FeedEvent[]): void {
      for (const { event, zone, firstDay, lastDay } of events) {
        const text = generateIcsEvent(event, unfolded);
        hash.update(text);
        length += text.length;
        if (zone === null) continue;
        const { first = firstDay, last = lastDay } = days.get(zone) ?? {};
        days.set(zone, {
          first: firstDay < first ? firstDay : first,
          last: lastDay > last ? lastDay : last,
        });
      }
    },
    length: () => length,
    end(): Overview {
      const rules = [...days].map(([zone, { first, last }]) => timezoneOf(zone, first, last));
      const timezones = rules.filter((timezone) => timezone !== null);
      const written = timezones.map((timezone) => generateIcsTimezone(timezone, unfolded));
      const head = fold([headOf(name), ...written].join(""));
      const etag = `"${hash.update(head).digest("base64url")}"`;
      return { head, told: new Set(timezones.map(({ id }) => id)), etag };
    },
  };
}

export function eventsText(events: readonly FeedEvent[], messages: ReadonlySet<string>): string {
  const visible = events.map(({ event, zone }) =>
    zone === null || messages.has(zone) ? event : inUtc(event),
  );
  return fold(visible.map((event) => generateIcsEvent(event, unfolded)).join(""));
}

function headOf(name: string): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Frontdesk//Scheduling//EN",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escaped(name)}`,
    "X-PUBLISHED-TTL:PT1H",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "",
  ].join("\r\n");
}
