import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { recordingOf } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import {
  CapacityChangedError,
  decideFreely,
  nearSlots,
  type Slot,
} from "../../inventory/capacity/capacity.ts";
import { lockResources, lockSlots } from "../../inventory/capacity/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type BookingResponse, bookingOf, creationOf } from "./booking.ts";
import {
  checkGaps,
  holdersFor,
  type Plan,
  planOf,
  refuseClashes,
  slotsOf,
  uniteSlots,
} from "./plan.ts";
import { type BookingRequest, checkBookable, checkOwnRequest, newRequest } from "./request.ts";
import type { NewBooking } from "./schema.ts";
import type { BookingRow } from "./store.ts";
import {
  insertBooking,
  type NewBookingRow,
  type ReadForBooking,
  readForBooking,
} from "./writes.store.ts";

export async function createBooking(
  context: Context,
  actor: Actor,
  body: Static<typeof NewBooking>,
): Promise<BookingResponse> {
  const request = newRequest(body, actor);
  await checkOwnRequest(context.db, actor, { request });
  return await decideFreely(context.db, async (db, isLocked) => {
    const near = isLocked ? await lockFor(db, actor, request) : undefined;
    return await book({ ...context, db }, actor, { request, near });
  });
}

async function lockFor(db: Database, actor: Actor, request: BookingRequest): Promise<Slot[]> {
  const { id: accountId } = actor.account;
  const slots = request.tentative ? [] : slotsOf(request);
  const ids = [request.resourceId];
  const near = nearSlots(slots, await lockResources(db, { accountId, ids, mode: "share" }));
  await lockSlots(db, accountId, uniteSlots(slots, near));
  return near;
}

interface Booking {
  request: BookingRequest;
  /** Set only under locks. */
  near: Slot[] | undefined;
}

async function book(
  context: Context,
  actor: Actor,
  { request, near: locked }: Booking,
): Promise<BookingResponse> {
  const { db } = context;
  const { id: accountId } = actor.account;
  const own = slotsOf(request);
  const near = locked ?? [];
  const slots = uniteSlots(own, near);
  const forBooking = await readForBooking(db, {
    ...request,
    accountId,
    slots,
    ...holdersFor(request, near),
  });
  const resource = checkBookable(request, forBooking, { actor });
  // Days with shared moments need the locks of all.
  const isAlone = request.tentative || nearSlots(own, [resource]).length === 0;
  if (locked === undefined && !isAlone) throw new CapacityChangedError();
  const { capacity, version } = forBooking;
  const plan = planOf(request, capacity, { zones: resource, near });
  checkGaps(request, plan.taken, resource);
  const { timezone } = plan.days.at(-1)!;
  const at = context.now();
  const billable = request.billable ?? forBooking.project?.isBillable ?? false;
  const written = { ...request, accountId, billable, timezone, at };
  const show = (id: number) =>
    bookingOf({ ...rowOf(written, forBooking, plan), id }, context, actor.account.subdomain);
  if (!request.allowsWaiting) {
    refuseClashes({ times: request, plan, capacity, near, view: () => show(0) });
  }
  const view = show(forBooking.newId);
  const recording = recordingOf(actor, at, creationOf(view, forBooking.parties));
  const row = { ...written, id: view.id, version };
  if (!(await insertBooking(db, row, { ...plan, recording }))) throw new CapacityChangedError();
  return view;
}

function rowOf(
  written: NewBookingRow,
  readForBooking: ReadForBooking,
  plan: Plan,
): Omit<BookingRow, "id"> {
  return {
    ...readForBooking.booker,
    group_id: null,
    resource_id: written.resourceId,
    resource_user_id: readForBooking.resources[0]!.user_id,
    project_id: written.projectId,
    client_id: written.clientId,
    has_gone_client: false,
    has_gone_project: false,
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
    days: plan.days.map(({ date }) => date),
    waits: plan.days.map(({ waiting }) => waiting),
    days_out: [],
    session_id: null,
    held: false,
  };
}
