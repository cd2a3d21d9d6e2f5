// Reads in portions; a long calendar is never in memory as a whole.
import type { Database } from "@frontdesk/database/database";
import { shortText } from "@frontdesk/server/long-text";
import { durationEvent, type FeedEvent, type Showing, timeOffEvent } from "./event.ts";
import { type EventPortion, listDurations, listTimeOff, type Window } from "./events.store.ts";
import { createOverview, eventsText, footer } from "./ics.ts";

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
    // To read few in vain.
    some = Math.min(eventPortion.rows, 2 * rows.length);
    left -= rows.length;
  }
}
