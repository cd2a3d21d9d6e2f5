import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/capacity.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type BookingResponse, bookingOf, checkOwnBooking, recordNew } from "./booking.ts";
import { daysOutOf, recheck } from "./recheck.ts";
import { bookingRefusals } from "./refusals.ts";
import { changedRequest, checkBookable, checkOwnRequest } from "./request.ts";
import type { Restoration } from "./schema.ts";
import { refuseOfSession } from "./sessions/refuse.ts";
import { findAnyBooking, findBooking } from "./store.ts";
import { lockForBooking, reviveBooking, saveBooking } from "./writes.store.ts";

export interface Restoring {
  id: number;
  body: Static<typeof Restoration>;
}

export async function restoreBooking(
  outer: Context,
  actor: Actor,
  { id, body }: Restoring,
): Promise<BookingResponse> {
  const accountId = actor.account.id;
  return await decide(outer.db, async (db) => {
    const context = { ...outer, db };
    const seen = await findAnyBooking(db, accountId, id);
    if (seen === undefined) throw notFound();
    const { resource_id: resourceId, booker_id: bookerId } = seen;
    const named = { accountId, projectId: null, clientId: null, bookerId };
    const forBooking = await lockForBooking(db, { ...named, resourceIds: [resourceId] });
    if (!(await reviveBooking(db, accountId, id))) throw bookingRefusals.notDeleted();
    const current = await findBooking(db, accountId, id);
    if (current?.resource_id !== resourceId) throw new CapacityChangedError();
    checkOwnBooking(actor, current);
    await refuseOfSession(db, accountId, current);
    const request = changedRequest(body, current, actor);
    await checkOwnRequest(db, actor, { request, current });
    const resource = checkBookable(request, forBooking, { actor, current });
    const { billable, timezone } = current;
    const daysOut = daysOutOf(request, current);
    const row = { ...request, accountId, id, billable, timezone, daysOut, at: context.now() };
    row.timezone = await recheck(context, actor, { request, current, row, resource });
    await saveBooking(db, row, { client: true, project: true });
    const after = await findBooking(db, accountId, id);
    const booking = bookingOf(after!, context, actor.account.subdomain);
    await recordNew(context, actor, booking);
    return booking;
  });
}
