import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { wallTimeOf } from "../../../components/days.ts";

/** In wall time of the account. */
export type AppointmentSpot = Pick<AgendaBlock, "date" | "start" | "duration" | "resource_ids">;

export interface SpotChange {
  from: AppointmentSpot;
  to: AppointmentSpot;
}

export function spotOf(appointment: Appointment): AppointmentSpot {
  const { starts_at: startsAt, ends_at: endsAt, resource_ids = [] } = appointment;
  const { date, minutes: start } = wallTimeOf(new Date(startsAt));
  const duration = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return { date, start, duration, resource_ids };
}

export function isIts({ kind, id }: AgendaBlock, appointment: number): boolean {
  return kind !== "booking" && id === appointment;
}

export function blockAt(block: AgendaBlock, spot: AppointmentSpot): AgendaBlock {
  const { date, start, duration, resource_ids } = spot;
  return { ...block, date, start, end: (start ?? 0) + duration, duration, resource_ids };
}

export const isSameStart = (one: AppointmentSpot, other: AppointmentSpot) =>
  one.date === other.date && one.start === other.start;

export const isSameTime = (one: AppointmentSpot, other: AppointmentSpot) =>
  isSameStart(one, other) && one.duration === other.duration;

export const addedIn = ({ from, to }: SpotChange) =>
  to.resource_ids.filter((id) => !from.resource_ids.includes(id));

const isSamePeople = (from: AppointmentSpot, to: AppointmentSpot) =>
  from.resource_ids.length === to.resource_ids.length && addedIn({ from, to }).length === 0;

export const isSameSpot = (one: AppointmentSpot, other: AppointmentSpot) =>
  isSameTime(one, other) && isSamePeople(one, other);

/** Keeps a colleague's changes of the other parts. */
export function targetFrom(now: AppointmentSpot, { from, to }: SpotChange): AppointmentSpot {
  const { date, start } = isSameStart(from, to) ? now : to;
  const { duration } = from.duration === to.duration ? now : to;
  const { resource_ids } = isSamePeople(from, to) ? now : to;
  return { date, start, duration, resource_ids };
}
