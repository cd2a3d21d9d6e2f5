/* Compact audit format of a booking. Never change a key, a `follows` or a `usual`: they decode
   old entries. */
import { readDate } from "../../core/dates.ts";
import { countDays, daysBetween } from "../../core/intervals/days.ts";
import type { Basis, Fields, Form } from "./form.ts";

const always = (value: unknown) => () => value;

const bookerNames = ["id", "color", "email", "name"] as const;

export const bookingForm: Form = {
  id: { key: "i", follows: ({ subjectId }) => subjectId },
  resource_id: { key: "r" },
  resource_ids: { key: "R", follows: ({ fields }) => [fields.resource_id ?? null] },
  start_date: { key: "s" },
  end_date: { key: "e", follows: ({ fields }) => fields.start_date },
  duration: { key: "m" },
  start_time: { key: "t", usual: always(null) },
  end_time: { key: "T", follows: endOf },
  timezone: { key: "z" },
  details: { key: "d", usual: always("") },
  notes: { key: "D", follows: ({ fields }) => fields.details },
  group_id: { key: "g", usual: always(null) },
  client_id: { key: "c", usual: always(null) },
  project_id: { key: "p", usual: always(null) },
  billable: { key: "l", usual: always(false) },
  tentative: { key: "n", usual: always(false) },
  created_at: { key: "C", usual: ({ at }) => at },
  updated_at: { key: "u", usual: ({ at }) => at },
  refreshable: { key: "f", follows: ({ fields }) => isChanged(fields) },
  revision: { key: "v", usual: always(1) },
  durations: {
    key: "y",
    follows: everyDay,
    shorten: (value) => (Array.isArray(value) ? value.map(shortDay) : value),
    lengthen: (kept, basis) =>
      Array.isArray(kept) ? kept.map((day) => longDay(day, basis)) : kept,
  },
  waiting: { key: "w", follows: ({ fields }) => isAnyWaiting(fields.durations) },
  // Entries older than sessions.
  state: { key: "h", usual: always("booked") },
  session_id: { key: "S", usual: always(null) },
  url: {
    key: "a",
    shorten: (value, basis) =>
      typeof value === "string" ? value.slice(0, -endOfUrl(basis).length) : value,
    lengthen: (kept, basis) => (typeof kept === "string" ? kept + endOfUrl(basis) : kept),
  },
  deleted: { key: "x", follows: ({ fields }) => fields.url === null },
  booker: {
    key: "b",
    shorten: (value) => bookerNames.map((name) => (value as Fields | null)?.[name]),
    lengthen: (kept) =>
      Object.fromEntries(bookerNames.map((name, index) => [name, (kept as unknown[])[index]])),
  },
};

// Timestamps sort as text.
function isChanged({ created_at: created, updated_at: updated }: Fields): boolean {
  return typeof created === "string" && typeof updated === "string" && updated > created;
}

function endOf({ fields: { start_time: start, duration } }: Basis): unknown {
  return typeof start === "number" && typeof duration === "number" ? start + duration : null;
}

const endOfUrl = ({ subjectId }: Basis) => `/bookings/${subjectId}`;

function everyDay(basis: Basis): unknown {
  const { start_date: first, end_date: last } = basis.fields;
  if (!isDate(first) || !isDate(last)) return undefined;
  const count = first === last ? 1 : countDays(first, last);
  if (count < 1 || count > 366) return undefined;
  const dates = count === 1 ? [first] : daysBetween(first, last).map(({ date }) => date);
  return dates.map((date) => longDay(date, basis));
}

const isDate = (value: unknown): value is string =>
  typeof value === "string" && readDate(value) === value;

// A string is a booked day, a list of one a waiting day.
function shortDay(day: unknown): unknown {
  const { date, waiting } = (day ?? {}) as Fields;
  return waiting === true ? [date] : date;
}

function longDay(kept: unknown, { fields: { duration, start_time, end_time } }: Basis): Fields {
  const waiting = Array.isArray(kept);
  return { date: waiting ? kept[0] : kept, duration, start_time, end_time, waiting };
}

function isAnyWaiting(durations: unknown): boolean {
  return Array.isArray(durations) && durations.some((day) => day?.waiting === true);
}
