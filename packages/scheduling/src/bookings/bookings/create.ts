import type { Static } from "typebox";
import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { decide } from "../../resources/capacity/decide.ts";
import { readCapacity } from "../../resources/capacity/reading.store.ts";
import { lockSlots } from "../../resources/capacity/store.ts";
import { nearSlots } from "../../resources/capacity/turns.ts";
import { checkBookable } from "./bookable.ts";
import { type BookingRow, bookingOf, type ShownBooking } from "./booking.ts";
import { refuseClashes } from "./clashes.ts";
import { checkGaps, planOf, slotsOf, uniteSlots } from "./plan.ts";
import { newRequest } from "./request.ts";
import type { NewBooking } from "./schema.ts";
import { recordNew } from "./tell.ts";
import { insertBooking, lockForBooking } from "./writes.store.ts";

/** Books a resource; 422 when a day clashes and may not wait. */
export async function createBooking(
  context: Context,
  actor: Actor,
  body: Static<typeof NewBooking>,
): Promise<ShownBooking> {
  const request = newRequest(body, actor);
  const { id: accountId } = actor.account;
  const slots = slotsOf(request);
  return await decide(context.db, async (db) => {
    const found = await lockForBooking(db, {
      accountId,
      resourceIds: [request.resourceId],
      slots: request.tentative ? [] : slots,
      projectId: request.projectId,
      clientId: request.clientId,
      bookerId: request.bookerId,
    });
    const resource = checkBookable(request, found, { actor });
    const near = request.tentative ? [] : nearSlots(slots, [resource]);
    await lockSlots(db, accountId, near);
    const isTimed = request.startTime !== null || near.length > 0;
    const all = uniteSlots(slots, near);
    const capacity = await readCapacity(db, { accountId, slots: all, isTimed });
    const plan = planOf(request, capacity, { zones: resource, near });
    checkGaps(request, plan.taken, resource);
    const { timezone } = plan.days.at(-1)!;
    const at = context.now();
    const billable = request.billable ?? found.project?.isBillable ?? false;
    const written = { ...request, accountId, billable, timezone, at };
    const row: BookingRow = {
      ...found.booker,
      ...rowOf(written),
      id: 0,
      project_id: request.projectId,
      client_id: request.clientId,
      resource_user_id: resource.user_id,
      days: plan.days.map(({ date }) => date),
      waits: plan.days.map(({ waiting }) => waiting),
      days_out: [],
      has_gone_client: false,
      has_gone_project: false,
    };
    const show = (id: number) => bookingOf({ ...row, id }, context, actor.account.subdomain);
    if (!request.allowsWaiting) {
      await refuseClashes(db, { accountId, times: request, plan, near, shown: () => show(0) });
    }
    const id = await insertBooking(db, written, plan);
    const shown = show(id);
    await recordNew({ ...context, db }, actor, shown);
    return shown;
  });
}

type Written = Parameters<typeof insertBooking>[1];

function rowOf(written: Written) {
  return {
    group_id: null,
    resource_id: written.resourceId,
    details: written.details,
    start_date: written.startDate,
    end_date: written.endDate,
    duration: written.duration,
    start_time: written.startTime,
    billable: written.billable,
    tentative: written.tentative,
    timezone: written.timezone,
    revision: 1,
    created_at: written.at,
    updated_at: written.at,
    deleted_at: null,
  };
}
