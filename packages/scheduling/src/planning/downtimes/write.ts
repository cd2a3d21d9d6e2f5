import type { Database } from "@frontdesk/database/database";
import type { Problem } from "@frontdesk/server/refusal";
import type { Context } from "../../core/context.ts";
import { otherDays } from "../../core/dates.ts";
import { type Span, zoneOn } from "../../core/intervals/local-time.ts";
import { findOwnResourceId } from "../../core/own.store.ts";
import { forbidden, unprocessable } from "../../core/refusals.ts";
import { type LockedResource, lockResources } from "../../inventory/capacity/store.ts";
import { listExisting } from "../../inventory/resources/store.ts";
import { lockAccount } from "../../parties/accounts/store.ts";
import { type Actor, onlyOf } from "../../parties/identity/identity.ts";
import { findMember } from "../../parties/users/store.ts";
import { checkOwnBooking } from "../bookings/booking.ts";
import { settle } from "../bookings/conflicts/settle.ts";
import { type DowntimeRow, spanFor } from "./downtime.ts";
import { downtimeRefusals as refusals } from "./refusals.ts";
import type { DowntimeRequest } from "./request.ts";
import { listSpans, type ResourceSpan, replaceSpans } from "./store.ts";
import { hasDowntimeType } from "./types/store.ts";

interface Locked {
  request: DowntimeRequest;
  resources: LockedResource[];
}

interface Named {
  wish: DowntimeRequest;
  current?: DowntimeRow | undefined;
}

/** A closure locks the account first: no resource is added until it has all of them. */
export async function lockNamed(
  { db }: Context,
  { account, userId }: Actor,
  { wish, current }: Named,
): Promise<Locked> {
  const accountId = account.id;
  await checkOwnResources(db, { account, userId }, wish);
  if (wish.isClosure || current?.all_resources) await lockAccount(db, accountId);
  const request = wish.isClosure ? await withAll(db, accountId, { wish, current }) : wish;
  const ids = [...new Set([...request.resourceIds, ...(current?.resource_ids ?? [])])];
  const resources = await lockResources(db, { accountId, ids, mode: "update" });
  const problems = [
    ...goneProblems(request, resources, current),
    ...dayProblems(request, resources),
    ...(await newProblems(db, accountId, { wish, current })),
  ];
  if (problems.length > 0) throw unprocessable(problems);
  return { request, resources };
}

function goneProblems(
  { resourceIds, isClosure }: DowntimeRequest,
  resources: readonly LockedResource[],
  current: DowntimeRow | undefined,
): Problem[] {
  if (isClosure) return [];
  return resourceIds.flatMap((id, index) => {
    const match = resources.find((resource) => resource.id === id);
    const isKept = current?.resource_ids.includes(id) === true;
    const isGone = match === undefined || (match.is_deleted && !isKept);
    return isGone ? [refusals.goneResource(index)] : [];
  });
}

async function newProblems(
  db: Database,
  accountId: number,
  { wish: { typeId, bookerId }, current }: Named,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const isNewType = typeId !== null && typeId !== current?.downtime_type_id;
  if (isNewType && !(await hasDowntimeType(db, accountId, typeId)))
    problems.push(refusals.goneType());
  const isNewBooker = bookerId !== null && bookerId !== current?.booker_id;
  if (isNewBooker && (await findMember(db, { accountId, userId: bookerId })) === undefined) {
    problems.push(refusals.goneBooker());
  }
  return problems;
}

/** Deleted resources keep their past. */
async function withAll(
  db: Database,
  accountId: number,
  { wish, current }: Named,
): Promise<DowntimeRequest> {
  const existing = await listExisting(db, accountId);
  return { ...wish, resourceIds: [...new Set([...existing, ...(current?.resource_ids ?? [])])] };
}

/** A member with `own_only` takes time off for themselves. */
async function checkOwnResources(
  db: Context["db"],
  actor: Pick<Actor, "account" | "userId">,
  { resourceIds, isClosure }: DowntimeRequest,
): Promise<void> {
  const only = onlyOf(actor);
  if (only === undefined) return;
  const ownId = await findOwnResourceId(db, only);
  if (isClosure || resourceIds.some((id) => id !== ownId)) throw forbidden();
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
  if (resources.length === 0) return;
  await settle(context, actor, {
    resources,
    ...rangeOfSpans([...spans, ...former]),
    fate: request.fate,
    choices: request.choices,
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
