import { randomUUID } from "node:crypto";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { changing, creating } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { isOwnAppointment } from "../../core/own.store.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { invalid, notFound, noZone } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { insertFee } from "../../money/charges/fees.store.ts";
import { listCharges } from "../../money/charges/store.ts";
import { canCharge } from "../../money/connections/connection.ts";
import { findConnection, holdMerchant } from "../../money/connections/store.ts";
import { paidByOrders } from "../../money/orders/store.ts";
import { type Actor, actorOf } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "./appointment.ts";
import { cancelRoute, restoreRoute } from "./cancel-route.ts";
import { changeAppointment, createAppointment } from "./change.ts";
import { approveRequest, declineRequest, noteDisplaced } from "./end.ts";
import { cardOf, isChargeable, isReasonFor, mostFee } from "./fee.ts";
import { appointmentRefusals, appointmentRefusals as refusals } from "./refusals.ts";
import { releaseLapsed } from "./release.ts";
import { Appointment, ChangedAppointment, Declining, NewAppointment, NewFee } from "./schema.ts";
import { stepping } from "./stepping.ts";
import { recordTransition, type TransitionContext, underLocks } from "./steps.ts";
import { hasAppointment, saveAppointment } from "./store.ts";

const { forbidden, changedSince, goneService, goneResource, goneClient, unsentMessage } =
  appointmentRefusals;
const { noStart, suspended, otherState, tooEarly, slotTaken, tooBusy } = appointmentRefusals;
const { noReason, noCard, charged, tooMuch, feeCharged } = appointmentRefusals;
const tags = ["Appointments"];
const params = InAccount(PathId);
const config = {
  persons: true,
  scope: "appointments:write",
  right: ["bookings", "manage_own"],
} as const;

export function appointmentWriteRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  changeRoute(server, context);
  approveRoute(server, context);
  declineRoute(server, context);
  cancelRoute(server, context);
  restoreRoute(server, context);
  chargeRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  const create = creating(context, "appointments", createAppointment);
  const reasons = [noStart, noZone, goneService, goneClient, goneResource, suspended, slotTaken];
  server.post(
    "/:account/appointments",
    {
      schema: {
        tags,
        summary: "Create an appointment for a client",
        "x-refusals": [...reasons, tooBusy],
        params: AccountPath,
        body: NewAppointment,
        response: { 201: Appointment },
      },
      config: { ...config, own: "filtered" },
    },
    async (request, reply) => {
      // Own transactions before the idempotency key's, to keep the lock order.
      await releaseLapsed(context, actorOf(request));
      await create(request, reply);
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  const reasons = [
    noStart,
    goneResource,
    unsentMessage,
    otherState,
    tooEarly,
    feeCharged,
    slotTaken,
  ];
  server.put(
    "/:account/appointments/:id",
    {
      schema: {
        tags,
        summary: "Update an appointment: reschedule, add notes or set attendance",
        "x-refusals": [notFound, forbidden, changedSince, ...reasons, tooBusy],
        params,
        body: ChangedAppointment,
        response: { 200: Appointment },
      },
      config: { ...config, exists: hasAppointment, own: isOwnAppointment },
    },
    changing(context, changeAppointment),
  );
}

function approveRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/approve",
    {
      schema: {
        tags,
        params,
        operationId: "approveAppointment",
        summary: "Approve a booking request",
        "x-refusals": [notFound, forbidden, otherState, tooBusy],
        response: { 200: Appointment },
      },
      config: { ...config, exists: hasAppointment, own: isOwnAppointment },
    },
    stepping(context, (context, actor, { id }) => approveRequest(context, actor, id), {
      reject: noteDisplaced,
    }),
  );
}

function declineRoute(server: Server, context: Context): void {
  server.post(
    "/:account/appointments/:id/decline",
    {
      schema: {
        tags,
        params,
        operationId: "declineAppointment",
        summary: "Decline a booking request",
        body: Type.Union([Declining, Type.Null()]),
        "x-refusals": [notFound, forbidden, otherState, tooBusy],
        response: { 200: Appointment },
      },
      config: { ...config, exists: hasAppointment, own: isOwnAppointment },
    },
    stepping(context, declineByStaff),
  );
}

async function declineByStaff(
  context: Context,
  actor: Actor,
  { id, body }: { id: number; body: Static<typeof Declining> | null },
): Promise<AppointmentRow> {
  return (await declineRequest(context, actor, { id, message: body?.message }))!;
}

function chargeRoute(server: Server, context: Context): void {
  const reasons = [noReason, noCard, charged, tooMuch, askingRefusals.unavailable];
  server.post(
    "/:account/appointments/:id/charge",
    {
      schema: {
        tags,
        params,
        operationId: "chargeAppointment",
        body: NewFee,
        summary: "Charge a no-show or late-cancellation fee",
        "x-refusals": [notFound, forbidden, ...reasons, tooBusy],
        response: { 200: Appointment },
      },
      config: { ...config, exists: hasAppointment },
    },
    stepping(context, chargeFee),
  );
}

async function chargeFee(
  context: TransitionContext,
  actor: Actor,
  { id, body }: { id: number; body: Static<typeof NewFee> },
): Promise<AppointmentRow> {
  return await underLocks(context, actor, { id }, async (context, { appointment }) => {
    const { db, now } = context;
    const accountId = actor.account.id;
    const before = { ...appointment, charges: await listCharges(db, accountId, id) };
    const from = await checkFee(context, accountId, { before, body });
    const at = now();
    const request = { ...body, ...from, request: randomUUID(), at };
    await insertFee(db, { accountId, appointmentId: id, ...request });
    const after = await saveAppointment(db, { accountId, id, at }, {});
    const charges = await listCharges(db, accountId, id);
    await recordTransition(context, actor, { before, after: { ...after, charges } });
    return after;
  });
}

interface Checking {
  before: AppointmentRow & { charges: Awaited<ReturnType<typeof listCharges>> };
  body: Static<typeof NewFee>;
}

async function checkFee(
  { db }: TransitionContext,
  accountId: number,
  { before, body }: Checking,
): Promise<{ merchantId: string; origin: string; currency: string }> {
  const { charges, snapshot, state } = before;
  const { reason, amount } = body;
  if (!isReasonFor(reason, before)) throw refusals.noReason(state);
  const connection = await findConnection(db, accountId);
  const origin = cardOf(before, { charges, merchantId: connection?.merchant_id });
  const { currency } = snapshot;
  if (origin === undefined || currency === null) throw refusals.noCard();
  if (!isChargeable(charges)) throw refusals.charged();
  const paid = (await paidByOrders(db, accountId, [before.id])).get(before.id);
  const most = mostFee(before, charges, paid);
  if (amount > most) throw invalid(refusals.tooMuch(most));
  const isReady =
    connection !== undefined &&
    canCharge(connection, currency) &&
    (await holdMerchant(db, accountId, connection.merchant_id));
  if (!isReady) throw askingRefusals.unavailable();
  return { merchantId: connection.merchant_id, origin, currency };
}
