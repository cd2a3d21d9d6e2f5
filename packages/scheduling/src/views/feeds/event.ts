// One event per booking day, one per time off.
import type { IcsDateObject, IcsEvent } from "ts-ics";
import { zoneOf } from "../../core/dates.ts";
import { plain, wallTime } from "../../core/ics.ts";
import { addDays, minutesOfDay } from "../../core/intervals/local-time.ts";
import type { DurationRow, TimeOffRow } from "./events.store.ts";

export interface FeedEvent {
  event: IcsEvent;
  zone: string | null;
  firstDay: string;
  lastDay: string;
}

export interface Showing {
  /** Makes ids globally unique. */
  host: string;
  isOfAll: boolean;
  seesClients: boolean;
  seesProjects: boolean;
}

export function durationEvent(row: DurationRow, showing: Showing): FeedEvent {
  const { booking_id: id, day, duration, start_time: start, details } = row;
  const client = showing.seesClients ? row.client_name : null;
  const project = showing.seesProjects ? row.project_name : null;
  const names = [project, client].filter((name) => name !== null).map(plain);
  const [firstLine = ""] = plain(details).split("\n", 1);
  const title = names.join(" – ") || firstLine.trim() || "Booked";
  const isOpen = row.waiting || row.tentative;
  const minutes = start === null ? [`${duration} minutes`] : [];
  const span =
    start === null
      ? { firstDay: day, lastDay: day, startTime: 0, endTime: minutesOfDay }
      : { firstDay: day, lastDay: day, startTime: start, endTime: start + duration };
  return eventOf(row, showing, {
    uid: `booking-${id}-${day}@${showing.host}`,
    title: row.waiting ? `${title} (waiting)` : title,
    description: [...minutes, plain(details)].join("\n").trim(),
    sequence: row.revision,
    isOpen,
    isWhole: start === null,
    span,
  });
}

export function timeOffEvent(row: TimeOffRow, showing: Showing): FeedEvent {
  const { downtime_id, resource_id, first_day, last_day, start_time, end_time } = row;
  return eventOf(row, showing, {
    uid: `time-off-${downtime_id}-${resource_id}@${showing.host}`,
    title: plain(row.type_name ?? "Time off"),
    description: plain(row.details).trim(),
    sequence: row.revision,
    isOpen: row.is_pending,
    isWhole: start_time === 0 && end_time === minutesOfDay,
    span: { firstDay: first_day, lastDay: last_day, startTime: start_time, endTime: end_time },
  });
}

interface Row {
  resource_name: string;
  timezone: string;
  created_at: Date;
  updated_at: Date;
}

interface Content {
  uid: string;
  title: string;
  description: string;
  sequence: number;
  isOpen: boolean;
  isWhole: boolean;
  span: { firstDay: string; startTime: number; lastDay: string; endTime: number };
}

function eventOf(row: Row, { isOfAll }: Showing, content: Content): FeedEvent {
  const { uid, title, description, sequence, isOpen, isWhole, span } = content;
  const { firstDay, lastDay, startTime, endTime } = span;
  const zone = isWhole ? null : zoneOf(row.timezone);
  const at = (day: string, minute: number): IcsDateObject =>
    zone === null
      ? dateOf(minute === 0 ? day : addDays(day, 1))
      : wallTime(zone, { date: day, minute });
  const event: IcsEvent = {
    uid,
    stamp: { date: row.updated_at },
    created: { date: row.created_at },
    lastModified: { date: row.updated_at },
    sequence,
    summary: isOfAll ? `${plain(row.resource_name)}: ${title}` : title,
    ...(description !== "" && { description }),
    status: isOpen ? "TENTATIVE" : "CONFIRMED",
    timeTransparent: isOpen ? "TRANSPARENT" : "OPAQUE",
    ...inOrder(at(firstDay, startTime), at(lastDay, endTime), endTime - startTime),
  };
  return { event, zone, firstDay, lastDay };
}

/** A start in a skipped hour may fall after the end; the event keeps its length. */
function inOrder(start: IcsDateObject, end: IcsDateObject, minutes: number) {
  if (start.date < end.date) return { start, end };
  return { start, end: { date: new Date(start.date.getTime() + minutes * 60_000) } };
}

function dateOf(day: string): IcsDateObject {
  return { date: new Date(`${day}T00:00:00Z`), type: "DATE" };
}
