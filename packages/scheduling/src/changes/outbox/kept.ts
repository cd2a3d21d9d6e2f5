/* Audit entries omit expected values, and before a change hold only differences. Reading restores
   every field exactly. */

import { momentOf, readDate } from "../../core/dates.ts";
import { countDays, daysBetween } from "../../core/intervals/local-time.ts";

type Fields = Record<string, unknown>;

interface Basis {
  fields: Fields;
  subjectId: number;
  at: string;
}

interface KeptField {
  key: string;
  /** Expected value from earlier fields. */
  follows?: (basis: Basis) => unknown;
  /** Expected value without another state. */
  usual?: (basis: Basis) => unknown;
  /** Stored in full unless `lengthen` restores it exactly. */
  shorten?: (value: unknown, basis: Basis) => unknown;
  lengthen?: (kept: unknown, basis: Basis) => unknown;
}

/** In order, with names longer than a letter. */
type Form = Readonly<Record<string, KeptField>>;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/* Compact audit format of a booking. Never change a key, a `follows` or a `usual`: they decode
   old entries. */

const always = (value: unknown) => () => value;

const bookerNames = ["id", "color", "email", "name"] as const;

const bookingForm: Form = {
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

export interface AuditKey {
  kind: string;
  subjectId: number;
  at: Date;
}

export interface States {
  before: object | null;
  after: object | null;
}

export interface Remains {
  was: Fields | null;
  became: Fields | null;
}

/** Older entries hold full states. */
export type KeptStates = States & Remains;

const formOf = (kind: string): Form => (kind === "booking" ? bookingForm : {});

export function keep(entry: AuditKey, { before, after }: States): Remains {
  const beside = after && asJson(after as Fields);
  return {
    was: before && shorter(asJson(before as Fields), retentionOf(entry, beside)),
    became: beside && shorter(beside, retentionOf(entry, null)),
  };
}

export function restore(entry: AuditKey, { was, became }: Remains): States {
  const after = became && longer(became, retentionOf(entry, null));
  return { before: was && longer(was, retentionOf(entry, after)), after };
}

export function statesOf(entry: AuditKey, { before, after, was, became }: KeptStates): States {
  return was === null && became === null ? { before, after } : restore(entry, { was, became });
}

const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

interface Storage {
  form: Form;
  beside: Fields | null;
  known: Basis;
}

function retentionOf({ kind, subjectId, at }: AuditKey, beside: Fields | null): Storage {
  return { form: formOf(kind), beside, known: { fields: {}, subjectId, at: momentOf(at) } };
}

/** Key for names of expected but absent fields. */
const missing = "-";

function shorter(fields: Fields, storing: Storage): Fields {
  const { known } = storing;
  const kept: Fields = {};
  const gone: string[] = [];
  for (const [name, field] of listFields(fields, storing)) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!isSame(value, expectedOf(name, field, storing))) {
      if (value === undefined) gone.push(name);
      else Object.assign(kept, keptAs([name, value], field, known));
    }
    if (value !== undefined) known.fields[name] = value;
  }
  return gone.length === 0 ? kept : { ...kept, [missing]: gone };
}

function keptAs([name, value]: [string, unknown], field: KeptField, basis: Basis): Fields {
  const { key, shorten, lengthen } = field;
  if (shorten === undefined || lengthen === undefined) return { [key]: value };
  const short = asJson(shorten(value, basis));
  return isSame(lengthen(short, basis), value) ? { [key]: short } : { [name]: value };
}

function longer(kept: Fields, storing: Storage): Fields {
  const { known } = storing;
  const gone = (kept[missing] ?? []) as string[];
  const read = (name: string, field: KeptField) => {
    const { key, lengthen } = field;
    if (Object.hasOwn(kept, key)) return lengthen ? lengthen(kept[key], known) : kept[key];
    return Object.hasOwn(kept, name) ? kept[name] : expectedOf(name, field, storing);
  };
  for (const [name, field] of listFields(kept, storing)) {
    const value = gone.includes(name) ? undefined : read(name, field);
    if (value !== undefined) known.fields[name] = value;
  }
  return known.fields;
}

function listFields(own: Fields, { form, beside }: Storage): [string, KeptField][] {
  const keys = new Set([missing, ...Object.values(form).map(({ key }) => key)]);
  const names = new Set([...Object.keys(beside ?? {}), ...Object.keys(own)]);
  const others = [...names].filter((name) => !Object.hasOwn(form, name) && !keys.has(name));
  return [
    ...Object.entries(form),
    ...others.map((name): [string, KeptField] => [name, { key: name }]),
  ];
}

function expectedOf(
  name: string,
  { follows, usual }: KeptField,
  { beside, known }: Storage,
): unknown {
  if (follows !== undefined) return follows(known);
  if (beside === null) return usual?.(known);
  return Object.hasOwn(beside, name) ? beside[name] : undefined;
}
