import type { Problem } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { otherDays } from "../../core/dates.ts";
import { type Span, zoneOn } from "../../core/intervals/local-time.ts";
import { unprocessable } from "../../core/refusals.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findMember } from "../../parties/users/store.ts";
import { checkOwnBooking } from "../bookings/booking.ts";
import { settle } from "../bookings/conflicts/settle.ts";
import { type DowntimeRow, spanFor } from "./downtime.ts";
import { downtimeRefusals as refusals } from "./refusals.ts";
import type { DowntimeRequest } from "./request.ts";
import { listSpans, type ResourceSpan, replaceSpans } from "./store.ts";
import { hasDowntimeType } from "./types/store.ts";

export async function lockNamed(
  { db }: Context,
  { account }: Actor,
  { request, current }: { request: DowntimeRequest; current?: DowntimeRow },
): Promise<LockedResource[]> {
  const accountId = account.id;
  const ids = [...new Set([...request.resourceIds, ...(current?.resource_ids ?? [])])];
  const resources = await lockResources(db, { accountId, ids, mode: "update" });
  const problems: Problem[] = [];
  for (const [index, id] of request.resourceIds.entries()) {
    const match = resources.find((resource) => resource.id === id);
    const isKept = current?.resource_ids.includes(id) === true;
    if (match === undefined || (match.is_deleted && !isKept)) {
      problems.push(refusals.goneResource(index));
    }
  }
  problems.push(...dayProblems(request, resources));
  const { typeId, bookerId } = request;
  const isNewType = typeId !== null && typeId !== current?.downtime_type_id;
  if (isNewType && !(await hasDowntimeType(db, accountId, typeId)))
    problems.push(refusals.goneType());
  const isNewBooker = bookerId !== null && bookerId !== current?.booker_id;
  if (isNewBooker && (await findMember(db, { accountId, userId: bookerId })) === undefined) {
    problems.push(refusals.goneBooker());
  }
  if (problems.length > 0) throw unprocessable(problems);
  return resources;
}

export function checkDaysOf(request: DowntimeRequest, resources: readonly LockedResource[]): void {
  const problems = dayProblems(request, resources);
  if (problems.length > 0) throw unprocessable(problems);
}

function dayProblems(
  { timezone, moments, resourceIds }: DowntimeRequest,
  resources: readonly LockedResource[],
): Problem[] {
  if (timezone !== null) return [];
  const closed = within(resources, resourceIds);
  return moments.flatMap((moment) =>
    closed.flatMap((resource) => otherDays([moment], (date) => zoneOn(resource, date))).slice(0, 1),
  );
}

export interface Closing {
  id: number;
  request: DowntimeRequest;
  resources: readonly LockedResource[];
  isNew: boolean;
}

export async function closeFor(
  context: Context,
  actor: Actor,
  { id, request, resources, isNew }: Closing,
): Promise<void> {
  const spans = spansOf(request, request.timezone, within(resources, request.resourceIds));
  const { db } = context;
  const accountId = actor.account.id;
  const former = isNew ? [] : await listSpans(db, accountId, id);
  await replaceSpans(db, { accountId, id, spans });
  await settle(context, actor, {
    resources,
    ...rangeOfSpans([...spans, ...former]),
    fate: request.fate,
    checkDisplaced: (row) => checkOwnBooking(actor, row),
  });
}

function spansOf(
  span: Span,
  timezone: string | null,
  resources: readonly LockedResource[],
): ResourceSpan[] {
  return resources.map((resource) => {
    const { firstDay, startTime, lastDay, endTime } = spanFor(span, timezone, resource);
    return { firstDay, startTime, lastDay, endTime, resourceId: resource.id };
  });
}

function within(resources: readonly LockedResource[], ids: readonly number[]): LockedResource[] {
  return resources.filter(({ id }) => ids.includes(id));
}

export function rangeOfSpans(spans: readonly Pick<ResourceSpan, "firstDay" | "lastDay">[]) {
  const days = spans.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
}
