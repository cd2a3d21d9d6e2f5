import type { Context } from "../../core/context.ts";
import { countDays, daysBetween } from "../../core/intervals/local-time.ts";
import { nearSlots } from "../../inventory/capacity/capacity.ts";
import {
  type LockedResource,
  lockSlots,
  moveSlots,
  readCapacity,
} from "../../inventory/capacity/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { bookingOf } from "./booking.ts";
import {
  checkGaps,
  type Holding,
  holdersFor,
  planOf,
  refuseClashes,
  slotsOf,
  uniteSlots,
  type Wait,
} from "./plan.ts";
import type { BookingRequest, Times } from "./request.ts";
import type { BookingRow } from "./store.ts";
import { type NewBookingRow, replaceDays, type SavedBookingRow } from "./writes.store.ts";

/**
 * If only the range changes, existing days stay and new ones are checked. Returns the zone of the
 * last day.
 */
export async function recheck(
  context: Context,
  actor: Actor,
  { request, current, row, resource }: Recheck,
): Promise<string> {
  const { db } = context;
  const { accountId } = row;
  const kept = keptOf(request, current);
  const holding = holdingOf(current, kept);
  const targets = slotsOf(request);
  const near = request.tentative ? [] : nearSlots(targets, [resource]);
  await lockSlots(db, accountId, uniteSlots(request.tentative ? [] : targets, near, holding.slots));
  const slots = uniteSlots(targets, near, holding.slots);
  const query = { accountId, slots, ...holdersFor(request, near) };
  const capacity = await readCapacity(db, query);
  const plan = planOf(request, capacity, {
    zones: resource,
    holding,
    kept,
    days: newDays(row, current, kept),
    near,
  });
  checkGaps(request, plan.taken, resource);
  const { timezone } = plan.days.at(-1)!;
  if (!request.allowsWaiting) {
    const show = () =>
      bookingOf(
        changed(current, { ...row, timezone }, plan.days),
        context,
        actor.account.subdomain,
      );
    refuseClashes({ times: request, plan, capacity, near, holding, view: show });
  }
  await replaceDays(db, { row, days: plan.days });
  await moveSlots(db, accountId, plan.moves);
  return timezone;
}

interface Recheck {
  request: BookingRequest;
  current: BookingRow;
  row: SavedBookingRow;
  resource: LockedResource;
}

export function holdingOf(row: BookingRow, kept: readonly Wait[] = []): Holding {
  const { id, resource_id: resourceId, duration, tentative } = row;
  const staying = new Set(kept.map(({ date }) => date));
  const counted = tentative ? [] : daysOf(row).filter(({ waiting }) => !waiting);
  const slots = counted.flatMap(({ date }) => (staying.has(date) ? [] : { resourceId, date }));
  return { bookingId: id, duration, slots };
}

const daysOf = ({ days, waits }: BookingRow): Wait[] =>
  days.map((date, index) => ({ date, waiting: waits[index] === true }));

const isWithin = ({ startDate, endDate }: Times, date: string): boolean =>
  startDate <= date && date <= endDate;

function keptOf(request: Times, row: BookingRow): Wait[] {
  const isChanged = request.startDate !== row.start_date || request.endDate !== row.end_date;
  const isSame =
    request.resourceId === row.resource_id &&
    request.duration === row.duration &&
    request.startTime === row.start_time &&
    request.tentative === row.tentative;
  return isChanged && isSame ? daysOf(row).filter(({ date }) => isWithin(request, date)) : [];
}

export function daysOutOf(request: Times, row: BookingRow): string[] {
  if (request.resourceId !== row.resource_id) return [];
  const out = row.days_out.filter((date) => isWithin(request, date));
  return out.length < countDays(request.startDate, request.endDate) ? out : [];
}

function newDays(row: SavedBookingRow, current: BookingRow, kept: readonly Wait[]): string[] {
  const days = daysBetween(row.startDate, row.endDate).map(({ date }) => date);
  const exists = (date: string) =>
    kept.length > 0 && current.start_date <= date && date <= current.end_date;
  return days.filter((date) => !row.daysOut.includes(date) && !exists(date));
}

function changed(
  current: BookingRow,
  row: NewBookingRow,
  days: readonly { date: string; waiting: boolean }[],
): BookingRow {
  return {
    ...current,
    resource_id: row.resourceId,
    project_id: row.projectId,
    client_id: row.clientId,
    details: row.details,
    start_date: row.startDate,
    end_date: row.endDate,
    duration: row.duration,
    start_time: row.startTime,
    billable: row.billable,
    tentative: row.tentative,
    timezone: row.timezone,
    days: days.map(({ date }) => date),
    waits: days.map(({ waiting }) => waiting),
  };
}
