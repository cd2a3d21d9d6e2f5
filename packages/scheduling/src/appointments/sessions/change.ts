import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Change } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { checkOwnAppointment, moveByStaff } from "../booking/change.ts";
import { cancelByBusiness } from "../booking/end.ts";
import { appointmentRefusals as refusals } from "../booking/refusals.ts";
import { releaseLapsed } from "../booking/release.ts";
import { seenFirst } from "../booking/steps.ts";
import { findAppointment, listOfSession } from "../booking/store.ts";
import { findSession } from "./listing.store.ts";
import type { RescheduledSession } from "./schema.ts";
import { type SessionResponse, sessionOf } from "./show.ts";

export async function moveWhole(
  outer: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof RescheduledSession>, SessionResponse>,
): Promise<SessionResponse> {
  await releaseLapsed(outer, actor);
  return await seenFirst(() =>
    atomically(outer.db, async (db) => {
      const context = { ...outer, db };
      // Any appointment has the bookings of the whole session.
      const [first] = await placesOf(context, actor, id);
      check(await visibleNow(context, actor, id));
      if (first === undefined) throw refusals.otherState("over");
      const isChanged = body.starts_at !== undefined || body.resource_ids !== undefined;
      if (isChanged) await moveByStaff(context, actor, { body, seen: first });
      return await visibleNow(context, actor, id);
    }),
  );
}

export async function cancelWhole(
  outer: Context,
  actor: Actor,
  id: number,
): Promise<SessionResponse> {
  return await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const appointments = await placesOf(context, actor, id);
    if (appointments.length === 0) throw refusals.otherState("over");
    for (const { id } of appointments) await cancelByBusiness(context, actor, { id });
    return await visibleNow(context, actor, id);
  });
}

async function placesOf(context: Context, actor: Actor, id: number) {
  const { db } = context;
  const accountId = actor.account.id;
  const rows = [];
  for (const location of await listOfSession(db, accountId, id)) {
    const row = await findAppointment(db, accountId, location.id);
    if (row === undefined) continue;
    await checkOwnAppointment(context, actor, row);
    rows.push(row);
  }
  return rows;
}

async function visibleNow(context: Context, actor: Actor, id: number): Promise<SessionResponse> {
  const row = await findSession(context.db, actor.account.id, id);
  if (row === undefined) throw notFound();
  return sessionOf(row, { ...context, account: actor.account });
}
