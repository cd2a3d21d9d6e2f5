import type { Problem } from "@frontdesk/server/refusal";
import { otherDays } from "../../core/dates.ts";
import { zoneOn } from "../../core/intervals/turns.ts";
import { unprocessable } from "../../core/refusals.ts";
import { isSameZone } from "../../core/zones.ts";
import type { LockedResource } from "../../inventory/capacity/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { BookingRow } from "./booking.ts";
import { bookingRefusals as refusals } from "./refusals.ts";
import type { BookingRequest } from "./request.ts";
import type { BookingLookup } from "./writes.store.ts";

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
