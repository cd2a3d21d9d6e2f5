// Whether what a wish names is there and can be booked.
import type { Problem } from "@frontdesk/server/refusal";
import { unprocessable } from "../../ground/errors.ts";
import { zoneOn } from "../../ground/intervals/turns.ts";
import { isSameZone } from "../../ground/zones.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { LockedResource } from "../../resources/capacity/store.ts";
import type { BookingRow } from "./booking.ts";
import type { Wish } from "./wish.ts";
import type { Found } from "./writes.store.ts";

/** The resource of a wish; 422 with all that is wrong. What a booking has already stays good. */
export function checkFound(
  wish: Wish,
  found: Found,
  { actor, current, isRechecked = true }: Asked,
): LockedResource {
  const resource = found.resources.find(({ id }) => id === wish.resourceId);
  const problems: Problem[] = [];
  const missing = (field: string) => problems.push({ field, message: "is not there" });
  if (resource === undefined || (isRechecked && resource.is_deleted)) missing("resource_id");
  else if (isRechecked) problems.push(...problemsOf(wish, resource, actor));
  const own = resource && zoneOn(resource, wish.endDate);
  const zone = isRechecked ? own : current?.timezone;
  if (zone !== undefined) problems.push(...zoneProblems(wish, zone));
  if (isNew(wish.projectId, current?.project_id) && found.project === undefined) {
    missing("project_id");
  } else if (isNew(wish.ownerId, found.project?.clientId)) {
    problems.push({ field: "client_id", message: "is not that of the project" });
  }
  if (isNew(wish.clientId, current?.client_id) && found.clientId === null) missing("client_id");
  if (isNew(wish.bookerId, current?.booker_id) && found.booker.booker_id === null) {
    missing("booker_id");
  }
  if (resource === undefined || problems.length > 0) throw unprocessable(problems);
  return resource;
}

interface Asked {
  actor: Actor;
  current?: BookingRow;
  isRechecked?: boolean;
}

function isNew(wanted: number | null | undefined, current: number | null | undefined): boolean {
  return wanted !== undefined && wanted !== null && wanted !== current;
}

function problemsOf(wish: Wish, resource: LockedResource, { account }: Actor): Problem[] {
  const problems: Problem[] = [];
  if (!resource.is_bookable) {
    problems.push({ field: "resource_id", message: "cannot be booked" });
  }
  if (account.isTimedOnly && !resource.is_human && wish.startTime === null) {
    problems.push({ field: "start_time", message: "is needed: this is booked by the time" });
  }
  return problems;
}

function zoneProblems({ timezone }: Wish, own: string): Problem[] {
  if (timezone === undefined || isSameZone(timezone, own)) return [];
  return [{ field: "timezone", message: `must be that of the resource: ${own}` }];
}
