import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import {
  isSameZone,
  momentsIn,
  otherDays,
  readDates,
  type WrittenMoment,
} from "../../core/dates.ts";
import { countDays, minutesOfDay, zoneOn } from "../../core/intervals/local-time.ts";
import { findOwnResourceId, isOwnClient } from "../../core/own.store.ts";
import { disordered, forbidden, unprocessable } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import type { LockedResource } from "../../inventory/capacity/store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import { bookingRefusals as refusals } from "./refusals.ts";
import { type ChangedBooking, mostBookingDays, type NewBooking } from "./schema.ts";
import type { BookingRow } from "./store.ts";
import type { BookingLookup } from "./writes.store.ts";

export interface Times {
  resourceId: number;
  startDate: string;
  endDate: string;
  duration: number;
  startTime: number | null;
  tentative: boolean;
}

export interface BookingRequest extends Times, Purpose {
  bookerId: number | null;
  details: string;
  billable: boolean | undefined;
  timezone: string | undefined;
  moments: readonly WrittenMoment[];
  allowsWaiting: boolean;
}

const dateNames = ["start_date", "end_date"] as const;

export function newRequest(body: Static<typeof NewBooking>, actor: Actor): BookingRequest {
  const problems = unbuilt(body);
  const dates = readDates(body, dateNames, problems);
  const resourceId = resourceOf(body, problems);
  if (resourceId === undefined) problems.push(refusals.noResource());
  const request: BookingRequest = {
    resourceId: resourceId ?? 0,
    startDate: dates.start_date ?? "",
    endDate: dates.end_date ?? dates.start_date ?? "",
    duration: body.duration,
    startTime: body.start_time ?? null,
    tentative: body.tentative ?? false,
    bookerId: bookerOf(body, actor, actor.userId),
    ...purposeOf(body, { projectId: null, clientId: null }),
    details: body.details ?? "",
    billable: body.billable ?? undefined,
    timezone: body.timezone ?? undefined,
    moments: momentsIn(body, dateNames),
    allowsWaiting: mayWait(body, problems) ?? false,
  };
  checkTimes(request, problems);
  return request;
}

export function changedRequest(
  body: Static<typeof ChangedBooking>,
  row: BookingRow,
  actor: Actor,
): BookingRequest {
  const problems = unbuilt(body);
  const dates = readDates(body, dateNames, problems);
  const purpose = { projectId: row.project_id, clientId: row.client_id };
  const request: BookingRequest = {
    resourceId: resourceOf(body, problems) ?? row.resource_id,
    startDate: dates.start_date ?? row.start_date,
    endDate: dates.end_date ?? row.end_date,
    duration: body.duration ?? row.duration,
    startTime: body.start_time === undefined ? row.start_time : body.start_time,
    tentative: body.tentative ?? row.tentative,
    bookerId: bookerOf(body, actor, row.booker_id),
    ...purposeOf(body, purpose),
    details: body.details === undefined ? row.details : (body.details ?? ""),
    billable: body.billable ?? row.billable,
    timezone: body.timezone ?? undefined,
    moments: momentsIn(body, dateNames),
    allowsWaiting: mayWait(body, problems) ?? false,
  };
  checkTimes(request, problems);
  return request;
}

type Body = Static<typeof ChangedBooking>;

// Existing clients send 0 for null.
const idOf = (id: number | null | undefined): number | null => (id === 0 ? null : (id ?? null));

function bookerOf(body: Body, { account, userId }: Actor, current: number | null): number | null {
  const id = idOf(body.booker_id) ?? current;
  const isOther = id !== current && id !== userId;
  if (isOther && !includes(account.rights.bookings, "manage_all")) {
    throw refusals.otherBooker();
  }
  return id;
}

export interface Purpose {
  projectId: number | null;
  clientId: number | null;
  ownerId?: number | null;
}

function purposeOf(body: Body, current: Purpose): Purpose {
  const [projectId, clientId] = [idOf(body.project_id), idOf(body.client_id)];
  if (projectId !== null) return { projectId, clientId: null, ownerId: clientId };
  if (clientId !== null) return { projectId: null, clientId };
  return {
    projectId: body.project_id === undefined ? current.projectId : null,
    clientId: body.client_id === undefined ? current.clientId : null,
  };
}

const isRequested = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && value !== false;

function unbuilt({ rrule, exdates, allow_overtime }: Body): Problem[] {
  return [
    ...(isRequested(rrule) ? [refusals.noSeries()] : []),
    ...(isRequested(exdates) ? [refusals.noExceptions()] : []),
    ...(isRequested(allow_overtime) ? [refusals.noOvertime()] : []),
  ];
}

function resourceOf({ resource_id: id, resource_ids: ids = [] }: Body, problems: Problem[]) {
  const [first, ...others] = new Set([...(id === undefined ? [] : [id]), ...ids]);
  if (new Set(ids).size > 1) {
    problems.push(refusals.manyResources());
  } else if (others.length > 0) {
    problems.push(refusals.otherResource());
  }
  return first;
}

function mayWait(
  { allow_waiting: allows, clash_resolution: resolution }: Body,
  problems: Problem[] = [],
): boolean | undefined {
  if (!isRequested(resolution)) return allows;
  if (allows === false) problems.push(refusals.contradiction());
  return true;
}

function checkTimes(request: BookingRequest, problems: Problem[]): void {
  const { startDate, endDate, startTime, duration } = request;
  if (startTime !== null && startTime + duration > minutesOfDay) {
    problems.push(refusals.pastMidnight());
  }
  if (problems.length === 0 && endDate < startDate) {
    problems.push(disordered("end_date", "start_date"));
  } else if (problems.length === 0 && countDays(startDate, endDate) > mostBookingDays) {
    problems.push(refusals.manyDays());
  }
  if (problems.length > 0) throw unprocessable(problems);
}

export function isRechecked(
  body: Static<typeof ChangedBooking>,
  request: BookingRequest,
  row: BookingRow,
): boolean {
  return (
    mayWait(body) !== undefined ||
    request.resourceId !== row.resource_id ||
    request.startDate !== row.start_date ||
    request.endDate !== row.end_date ||
    request.duration !== row.duration ||
    request.startTime !== row.start_time ||
    request.tentative !== row.tentative
  );
}

/** A member with `own_only` books their own resource for their own clients. */
export async function checkOwnRequest(
  db: Database,
  actor: Actor,
  { request, current }: { request: BookingRequest; current?: BookingRow },
): Promise<void> {
  const only = onlyOf(actor);
  if (only === undefined) return;
  const { resourceId, projectId, clientId, ownerId } = request;
  if (resourceId !== (await findOwnResourceId(db, only))) throw forbidden();
  const problems: Problem[] = [];
  if (isNew(projectId, current?.project_id)) problems.push(refusals.goneProject());
  else if (isNew(ownerId, null)) problems.push(refusals.otherClient());
  const isNewClient = isNew(clientId, current?.client_id);
  if (isNewClient && !(await isOwnClient(db, only, clientId!)))
    problems.push(refusals.goneClient());
  if (problems.length > 0) throw unprocessable(problems);
}

/** Existing references stay valid. */
export function checkBookable(
  request: BookingRequest,
  bookingLookup: BookingLookup,
  { actor, current, isRechecked = true }: BookableInput,
): LockedResource {
  const resource = bookingLookup.resources.find(({ id }) => id === request.resourceId);
  const problems: Problem[] = [];
  if (resource === undefined || (isRechecked && resource.is_deleted)) {
    problems.push(refusals.goneResource());
  } else if (isRechecked) problems.push(...problemsOf(request, resource, actor));
  const own = resource && zoneOn(resource, request.endDate);
  const zone = isRechecked ? own : current?.timezone;
  if (zone !== undefined) problems.push(...zoneProblems(request, zone));
  if (resource !== undefined) {
    problems.push(...otherDays(request.moments, (date) => zoneOn(resource, date)));
  }
  problems.push(...referenceProblems(request, bookingLookup, current));
  if (resource === undefined || problems.length > 0) throw unprocessable(problems);
  return resource;
}

function referenceProblems(
  request: BookingRequest,
  { project, clientId, booker }: BookingLookup,
  current: BookingRow | undefined,
): Problem[] {
  const problems: Problem[] = [];
  if (isNew(request.projectId, current?.project_id) && project === undefined) {
    problems.push(refusals.goneProject());
  } else if (isNew(request.ownerId, project?.clientId)) problems.push(refusals.otherClient());
  if (isNew(request.clientId, current?.client_id) && clientId === null) {
    problems.push(refusals.goneClient());
  }
  if (isNew(request.bookerId, current?.booker_id) && booker.booker_id === null) {
    problems.push(refusals.goneBooker());
  }
  return problems;
}

interface BookableInput {
  actor: Actor;
  current?: BookingRow;
  isRechecked?: boolean;
}

function isNew(expected: number | null | undefined, current: number | null | undefined): boolean {
  return expected !== undefined && expected !== null && expected !== current;
}

function problemsOf(
  request: BookingRequest,
  resource: LockedResource,
  { account }: Actor,
): Problem[] {
  const problems: Problem[] = [];
  if (!resource.is_bookable) problems.push(refusals.unbookable());
  if (account.isTimedOnly && !resource.is_human && request.startTime === null) {
    problems.push(refusals.untimed());
  }
  return problems;
}

function zoneProblems({ timezone }: BookingRequest, own: string): Problem[] {
  if (timezone === undefined || isSameZone(timezone, own)) return [];
  return [refusals.otherZone(own)];
}
