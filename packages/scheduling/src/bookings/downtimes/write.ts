import type { Problem } from "@frontdesk/server/refusal";
import type { Context } from "../../ground/context.ts";
import { unprocessable } from "../../ground/errors.ts";
import type { Span } from "../../ground/intervals/clock.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findMember } from "../../parties/users/store.ts";
import { type LockedResource, lockResources } from "../../resources/capacity/store.ts";
import { checkOwn } from "../bookings/booking.ts";
import { settle } from "../bookings/displacement/settle.ts";
import { type DowntimeRow, spanFor } from "./downtime.ts";
import { listSpans, type ResourceSpan, replaceSpans } from "./store.ts";
import { hasType } from "./types/store.ts";
import type { Wish } from "./wish.ts";

/** Locks what time off closes and used to close; 422 when something it names is not there. */
export async function lockNamed(
  { db }: Context,
  { account }: Actor,
  { wish, current }: { wish: Wish; current?: DowntimeRow },
): Promise<LockedResource[]> {
  const accountId = account.id;
  const ids = [...new Set([...wish.resourceIds, ...(current?.resource_ids ?? [])])];
  const resources = await lockResources(db, { accountId, ids, mode: "update" });
  const problems: Problem[] = [];
  const missing = (field: string) => problems.push({ field, message: "is not there" });
  for (const [index, id] of wish.resourceIds.entries()) {
    const found = resources.find((resource) => resource.id === id);
    const isKept = current?.resource_ids.includes(id) === true;
    if (found === undefined || (found.is_deleted && !isKept)) missing(`resource_ids.${index}`);
  }
  const { typeId, bookerId } = wish;
  const isNewType = typeId !== null && typeId !== current?.downtime_type_id;
  if (isNewType && !(await hasType(db, accountId, typeId))) missing("downtime_type_id");
  const isNewBooker = bookerId !== null && bookerId !== current?.booker_id;
  if (isNewBooker && (await findMember(db, { accountId, userId: bookerId })) === undefined) {
    missing("booker_id");
  }
  if (problems.length > 0) throw unprocessable(problems);
  return resources;
}

export interface Closing {
  id: number;
  wish: Wish;
  resources: readonly LockedResource[];
  /** Whether it closed nothing so far. */
  isNew: boolean;
}

/** Says what time off closes, and settles the bookings that clash with it. */
export async function closeFor(
  context: Context,
  actor: Actor,
  { id, wish, resources, isNew }: Closing,
): Promise<void> {
  const spans = spansOf(wish, wish.timezone, within(resources, wish.resourceIds));
  const { db } = context;
  const accountId = actor.account.id;
  const former = isNew ? [] : await listSpans(db, accountId, id);
  await replaceSpans(db, { accountId, id, spans });
  await settle(context, actor, {
    resources,
    ...rangeOf([...spans, ...former]),
    fate: wish.fate,
    checkDisplaced: (row) => checkOwn(actor, row),
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

/** The days that spans touch. */
export function rangeOf(spans: readonly Pick<ResourceSpan, "firstDay" | "lastDay">[]) {
  const days = spans.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  return { firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null };
}
