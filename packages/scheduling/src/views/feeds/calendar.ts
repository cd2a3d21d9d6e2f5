// Reads in portions; a long calendar is never in memory as a whole.

import { createHash } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { shortText } from "@frontdesk/server/long-text";
import { generateIcsEvent, generateIcsTimezone } from "ts-ics";
import { escaped, fold, inUtc, timezoneOf } from "../../core/ics.ts";
import { durationEvent, type FeedEvent, type Showing, timeOffEvent } from "./event.ts";
import { type EventPortion, listDurations, listTimeOff, type Window } from "./events.store.ts";

export const eventPortion = { rows: 500 };

export interface CalendarQuery {
  name: string;
  window: Window;
  showing: Showing;
  most: number;
}

export interface ReadCalendar {
  etag: string;
  pieces(): AsyncGenerator<string>;
}

export async function readCalendar(db: Database, query: CalendarQuery): Promise<ReadCalendar> {
  const overview = createOverview(query.name);
  let kept: FeedEvent[] | undefined = [];
  for await (const events of eventsOf(db, query)) {
    overview.add(events);
    if (overview.length() < shortText.length) kept?.push(...events);
    else kept = undefined;
  }
  const { head, told, etag } = overview.end();
  return {
    etag,
    async *pieces() {
      yield head;
      if (kept !== undefined) yield eventsText(kept, told);
      else for await (const events of eventsOf(db, query)) yield eventsText(events, told);
      yield footer;
    },
  };
}

async function* eventsOf(db: Database, { window, showing, most }: CalendarQuery) {
  for await (const rows of portionsOf(db, { window, most, list: listDurations })) {
    const kept = rows.filter(({ is_hold: isHold }) => !isHold);
    yield kept.map((row) => durationEvent(row, showing));
  }
  for await (const rows of portionsOf(db, { window, most, list: listTimeOff })) {
    yield rows.map((row) => timeOffEvent(row, showing));
  }
}

interface Reading<Row> {
  window: Window;
  most: number;
  list(db: Database, portion: EventPortion<Row>): Promise<(Row & { found: number })[]>;
}

async function* portionsOf<Row>(db: Database, { window, most, list }: Reading<Row>) {
  let after: Row | undefined;
  for (let left = most, some = eventPortion.rows; left > 0; ) {
    const limit = Math.min(left, some);
    const rows = await list(db, { window, after, most: limit });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length >= last.found && last.found < limit) return;
    after = last;
    // Limits rows read in vain.
    some = Math.min(eventPortion.rows, 2 * rows.length);
    left -= rows.length;
  }
}

// RFC 5545.
const unfolded = { skipFormatLines: true };

const footer = "END:VCALENDAR\r\n";

interface Overview {
  head: string;
  /** Times in other zones are in UTC. */
  told: ReadonlySet<string>;
  etag: string;
}

function createOverview(name: string) {
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

function eventsText(events: readonly FeedEvent[], messages: ReadonlySet<string>): string {
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
