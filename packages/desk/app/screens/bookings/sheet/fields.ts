/* Only changed fields: details cause no conflict check. */
import type {
  Booking,
  BookingChanges,
  NewBooking,
} from "@frontdesk/scheduling-client/types/bookings";
import { readScaled } from "@frontdesk/server/read-amount";
import { isDay } from "../../../components/days.ts";
import { clockOf, minutesIn } from "../../../components/minutes.ts";
import type { NewSpot } from "../../../components/spot.ts";

export interface BookingText {
  resource: string;
  date: string;
  until: string;
  time: string;
  hours: string;
  minutes: string;
  client: string;
  project: string;
  details: string;
  billable: boolean;
  tentative: boolean;
}

export function textOf(booking: Booking): BookingText {
  const { duration, start_time: start, client_id: client, project_id: project } = booking;
  return {
    resource: String(booking.resource_id),
    date: booking.start_date,
    until: booking.end_date,
    time: start === null ? "" : clockOf(start),
    hours: String(Math.floor(duration / 60)),
    minutes: String(duration % 60),
    client: String(client ?? ""),
    project: String(project ?? ""),
    details: booking.details,
    billable: booking.billable,
    tentative: booking.tentative,
  };
}

export function newFields(spot: NewSpot, today: string): BookingText {
  const { date, start, resource, minutes = 60 } = spot;
  const day = date ?? today;
  return {
    resource: String(resource ?? ""),
    date: day,
    until: day,
    time: start === null ? "" : clockOf(start),
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
    client: "",
    project: "",
    details: "",
    billable: false,
    tentative: false,
  };
}

type Wrong = "resource" | "date" | "until" | "time" | "hours";

export function wrongFields({ resource, date, until, time, hours, minutes }: BookingText): Wrong[] {
  const length = wholeLength({ hours, minutes });
  const checks: [Wrong, boolean][] = [
    ["resource", resource === ""],
    ["date", !isDay(date)],
    ["until", !isDay(until) || until < date],
    ["time", time !== "" && minutesIn(time) === undefined],
    ["hours", !(length >= 1 && length <= 1440)],
  ];
  return checks.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}

export function wholeLength({ hours, minutes }: Pick<BookingText, "hours" | "minutes">): number {
  return Math.round(lengthIn(hours) * 60 + lengthIn(minutes));
}

/** A single separator never groups digits. */
function lengthIn(text: string): number {
  const hundredths = readScaled(text.trim() || "0", { locale: "en", decimals: 2 });
  return (hundredths ?? Number.NaN) / 100;
}

const idOf = (text: string) => (text === "" ? null : Number(text));

/** A project implies its client. */
function purposeOf(project: string, client: string) {
  if (project !== "") return { project_id: idOf(project) };
  return { project_id: null, client_id: idOf(client) };
}

export function bookingText(fields: BookingText): NewBooking {
  const { resource, date, until, time, client, project, details } = fields;
  return {
    resource_id: Number(resource),
    start_date: date,
    end_date: until,
    start_time: minutesIn(time) ?? null,
    duration: wholeLength(fields),
    details,
    ...purposeOf(project, client),
    billable: fields.billable,
    tentative: fields.tentative,
  };
}

export function changedFields(before: BookingText, after: BookingText): BookingChanges {
  const [from, to] = [bookingText(before), bookingText(after)] as [BookingChanges, BookingChanges];
  const names = Object.keys(to) as (keyof BookingChanges)[];
  const changed = names.filter((name) => to[name] !== from[name]);
  return Object.fromEntries(changed.map((name) => [name, to[name]]));
}
