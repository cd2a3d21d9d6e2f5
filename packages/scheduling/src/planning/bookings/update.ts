import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { CapacityChangedError, decide } from "../../inventory/capacity/capacity.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { type BookingResponse, bookingNoun } from "./booking.ts";
import { daysOutOf, recheck } from "./recheck.ts";
import {
  type BookingRequest,
  changedRequest,
  checkBookable,
  checkOwnRequest,
  isRechecked,
} from "./request.ts";
import type { ChangedBooking } from "./schema.ts";
import { refuseOfSession } from "./sessions/refuse.ts";
import { type BookingRow, findBooking } from "./store.ts";
import {
  type BookingLookup,
  type KeptParties,
  lockBookings,
  lockForBooking,
  saveBooking,
} from "./writes.store.ts";

type Body = Static<typeof ChangedBooking>;

export async function updateBooking(
  outer: Context,
  actor: Actor,
  { id, body, check }: Change<Body, BookingResponse>,
): Promise<BookingResponse> {
  const accountId = actor.account.id;
  return await decide(outer.db, async (db) => {
    const seen = await findBooking(db, accountId, id);
    if (seen === undefined) throw notFound();
    const { resourceId, projectId, clientId, bookerId } = changedRequest(body, seen, actor);
    const resourceIds = [...new Set([seen.resource_id, resourceId])];
    const named = { accountId, resourceIds, projectId, clientId, bookerId };
    const forBooking = await lockForBooking(db, named);
    return await changed({ ...outer, db }, actor, {
      ...bookingNoun,
      id,
      lock: () => lockCurrentBooking(db, accountId, seen),
      check,
      write: (context, current) => rewrite(context, actor, { body, current, lookup: forBooking }),
    });
  });
}

interface Rewriting {
  body: Body;
  current: BookingRow;
  lookup: BookingLookup;
}

async function rewrite(
  context: Context,
  actor: Actor,
  { body, current, lookup }: Rewriting,
): Promise<BookingRow | undefined> {
  const { id } = current;
  const accountId = actor.account.id;
  const request = changedRequest(body, current, actor);
  await checkOwnRequest(context.db, actor, { request, current });
  const isChecked = isRechecked(body, request, current);
  const resource = checkBookable(request, lookup, { actor, current, isRechecked: isChecked });
  const keeps = keptPurpose(body, request, current);
  if (!isChecked && isSame(request, current) && keeps.client && keeps.project) return current;
  const billable = request.billable ?? current.billable;
  const daysOut = isChecked ? daysOutOf(request, current) : current.days_out;
  const { timezone } = current;
  const row = { ...request, accountId, id, billable, timezone, daysOut, at: context.now() };
  const isForSame = isForTheSame(request, current) && keeps.client && keeps.project;
  // Nothing may change an unpublished hold directly.
  const isByItself = isChecked || current.held || !isForSame;
  if (isByItself) await refuseOfSession(context.db, accountId, current);
  if (isChecked) row.timezone = await recheck(context, actor, { request, current, row, resource });
  await saveBooking(context.db, row, keeps);
  return await findBooking(context.db, accountId, id);
}

export async function lockCurrentBooking(
  db: Database,
  accountId: number,
  { id, resource_id: resourceId }: BookingRow,
): Promise<BookingRow> {
  await lockBookings(db, accountId, [id]);
  const current = await findBooking(db, accountId, id);
  if (current === undefined) throw notFound();
  if (current.resource_id !== resourceId) throw new CapacityChangedError();
  return current;
}

const hasSamePurpose = (request: BookingRequest, row: BookingRow): boolean =>
  request.projectId === row.project_id && request.clientId === row.client_id;

function keptPurpose(body: Body, request: BookingRequest, row: BookingRow): KeptParties {
  const isKept = hasSamePurpose(request, row);
  return {
    client: isKept && !(body.client_id !== undefined && row.has_gone_client),
    project: isKept && !(body.project_id !== undefined && row.has_gone_project),
  };
}

const isForTheSame = (request: BookingRequest, row: BookingRow): boolean =>
  hasSamePurpose(request, row) && request.details === row.details;

function isSame(request: BookingRequest, row: BookingRow): boolean {
  return (
    request.bookerId === row.booker_id &&
    isForTheSame(request, row) &&
    (request.billable ?? row.billable) === row.billable
  );
}
