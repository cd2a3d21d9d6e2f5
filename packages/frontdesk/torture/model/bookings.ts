/* Judges by the API's promises alone; details identify the call. */
import { type Call, faultsOfAnswers, faultsOfEffect, faultsOfRepeats } from "./call.ts";

export interface BookedRow {
  id: number;
  resource_id: number;
  details: string;
  start_date: string;
  end_date: string;
  duration: number;
  start_time: number | null;
  tentative: boolean;
  deleted: boolean;
  revision: number;
  durations: {
    date: string;
    duration: number;
    start_time: number | null;
    waiting: boolean;
  }[];
}

export interface Change {
  action: string;
  bookingId: number;
}

export interface Agenda {
  calls: readonly Call[];
  bookings: readonly BookedRow[];
  audit: readonly Change[];
  queued: readonly (Change & { id: number; status: string })[];
  received: ReadonlySet<string>;
  /** Daily, minutes from midnight. */
  open: { from: number; to: number };
}

export function judgeBookings(agenda: Agenda): string[] {
  return [
    ...faultsOfRepeats(agenda.calls),
    ...faultsOfAnswers(agenda.calls),
    ...faultsOfCalls(agenda),
    ...faultsOfChanges(agenda),
    ...faultsOfRooms(agenda),
    ...faultsOfTelling(agenda),
  ];
}

function faultsOfCalls({ calls, bookings }: Agenda): string[] {
  const group = Map.groupBy(bookings, ({ details }) => details);
  const ledgers = calls.filter(({ kind }) => kind === "book");
  const requests = new Set(ledgers.map(({ mark }) => mark));
  return [
    ...ledgers.flatMap((call) => faultsOfEffect(call, group.get(call.mark)?.length ?? 0)),
    ...bookings
      .filter(({ details }) => !requests.has(details))
      .map(({ id, details }) => `nobody asked: booking ${id} ${details}`),
  ];
}

const wasDone = ({ heard }: Call) => heard.some(({ status = 500 }) => status < 300);
const isRejected = ({ heard }: Call) =>
  heard.every(({ status = 500 }) => status >= 400 && status < 500);

function faultsOfChanges({ calls, bookings }: Agenda): string[] {
  const bySubject = Map.groupBy(calls, ({ subject }) => subject);
  return bookings.flatMap((booking) => {
    const own = bySubject.get(String(booking.id)) ?? [];
    const bookeds = own
      .filter(({ kind }) => kind === "change" || kind === "restore")
      .flatMap(({ heard }) => heard)
      .filter(({ status = 500 }) => status < 300)
      .map(({ text = "" }) => JSON.parse(text) as BookedRow);
    const last = bookeds.filter(({ revision }) => revision === booking.revision);
    const isLater = bookeds.some(({ revision }) => revision > booking.revision);
    return [
      ...(isLater ? [`booking ${booking.id} has forgotten a change that was answered`] : []),
      ...last
        .filter((one) => wishOf(one) !== wishOf(booking))
        .map((one) => `booking ${booking.id} is ${wishOf(booking)}, answered: ${wishOf(one)}`),
      ...faultsOfLife(booking, own),
    ];
  });
}

const wishOf = ({ start_date, end_date, duration, start_time }: BookedRow) =>
  `${start_date} to ${end_date}, ${duration} from ${start_time}`;

function faultsOfLife({ id, deleted }: BookedRow, own: readonly Call[]): string[] {
  const ends = own.filter(({ kind }) => kind === "delete" || kind === "restore");
  const calls = ends.filter((call) => !isRejected(call));
  const last = calls.at(-1);
  if (last === undefined) return deleted ? [`nobody deleted booking ${id}`] : [];
  if (!wasDone(last)) return [];
  return deleted === (last.kind === "delete") ? [] : [`a ${last.kind} of booking ${id} is undone`];
}

interface Day {
  id: number;
  duration: number;
  start: number | null;
}

function faultsOfRooms({ bookings, open }: Agenda): string[] {
  const days = new Map<string, Day[]>();
  for (const { id, resource_id, deleted, tentative, durations } of bookings) {
    if (deleted || tentative) continue;
    for (const { date, duration, start_time: start, waiting } of durations) {
      const name = `${resource_id} on ${date}`;
      if (!waiting) days.set(name, [...(days.get(name) ?? []), { id, duration, start }]);
    }
  }
  return [...days].flatMap(([name, own]) => {
    const booked = own.reduce((total, { duration }) => total + duration, 0);
    const timed = own
      .flatMap(({ id, start, duration }) => (start === null ? [] : { id, start, duration }))
      .sort((one, other) => one.start - other.start);
    const overlaps = timed.filter(({ start }, index) => {
      const before = timed[index - 1];
      return before !== undefined && before.start + before.duration > start;
    });
    const outside = timed.filter(
      ({ start, duration }) => start < open.from || start + duration > open.to,
    );
    return [
      ...(booked <= open.to - open.from ? [] : [`resource ${name} has ${booked} minutes booked`]),
      ...overlaps.map(({ id }) => `resource ${name}: booking ${id} begins in another`),
      ...outside.map(({ id }) => `resource ${name}: booking ${id} is outside of its hours`),
    ];
  });
}

function faultsOfTelling({ bookings, audit, queued, received }: Agenda): string[] {
  const audited = Map.groupBy(audit, ({ bookingId }) => bookingId);
  const group = Map.groupBy(queued, ({ bookingId }) => bookingId);
  return [
    ...bookings.flatMap(({ id, revision, deleted }) => {
      const changes = audited.get(id) ?? [];
      const payloads = group.get(id) ?? [];
      const inWords = (list: readonly Change[]) =>
        list
          .map(({ action }) => action)
          .sort()
          .join();
      const created = changes.filter(({ action }) => action === "create").length;
      const ended = changes.filter(({ action }) => action === "delete").length;
      return [
        ...(changes.length === revision
          ? []
          : [`booking ${id}: revision ${revision}, ${inWords(changes)}`]),
        ...(inWords(changes) === inWords(payloads)
          ? []
          : [`booking ${id} changed by ${inWords(changes)}, told: ${inWords(payloads)}`]),
        ...(created - ended === (deleted ? 0 : 1) ? [] : [`booking ${id}: ${inWords(changes)}`]),
      ];
    }),
    ...queued.flatMap(({ id, status }) => [
      ...(status === "delivered" ? [] : [`payload ${id} is ${status}`]),
      ...(received.has(String(id)) ? [] : [`payload ${id} was never received`]),
    ]),
  ];
}
