import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import { changing, creating } from "../../changes/requests.ts";
import type { Context } from "../../ground/context.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { notFound, noZone } from "../../ground/refusals.ts";
import { type Actor, actorOf } from "../../parties/identity/identity.ts";
import type { AppointmentRow } from "./appointment.ts";
import { cancelRoute } from "./cancel-route.ts";
import { changeAppointment, checkOwnAppointment, createAppointment } from "./change.ts";
import { approveRequest, declineRequest } from "./end.ts";
import { appointmentRefusals } from "./refusals.ts";
import { Appointment, ChangedAppointment, NewAppointment } from "./schema.ts";
import { showFor } from "./show.ts";
import { findAppointment, hasAppointment } from "./store.ts";

const { forbidden, changedSince, goneService, goneResource, goneClient } = appointmentRefusals;
const { noStart, suspended, otherState, tooEarly, slotTaken, tooBusy } = appointmentRefusals;
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
  stepRoutes(server, context);
  cancelRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  const reasons = [noStart, noZone, goneService, goneClient, goneResource, suspended, slotTaken];
  server.post(
    "/:account/appointments",
    {
      schema: {
        tags,
        summary: "Make an appointment for a client",
        "x-refusals": [forbidden, ...reasons, tooBusy],
        params: AccountPath,
        body: NewAppointment,
        response: { 201: Appointment },
      },
      config,
    },
    creating(context, "appointments", createAppointment),
  );
}

function changeRoute(server: Server, context: Context): void {
  const reasons = [noStart, goneResource, otherState, tooEarly, slotTaken];
  server.put(
    "/:account/appointments/:id",
    {
      schema: {
        tags,
        summary: "Move an appointment, note something of it, or say whether its customer came",
        "x-refusals": [notFound, forbidden, changedSince, ...reasons, tooBusy],
        params,
        body: ChangedAppointment,
        response: { 200: Appointment },
      },
      config: { ...config, exists: hasAppointment },
    },
    changing(context, changeAppointment),
  );
}

const steps = [
  { name: "approve", summary: "Say yes to a request", act: approveRequest },
  {
    name: "decline",
    summary: "Say no to a request",
    act: async (context: Context, actor: Actor, id: number) =>
      (await declineRequest(context, actor, { id }))!,
  },
] as const;

type Act = (context: Context, actor: Actor, id: number) => Promise<AppointmentRow>;

function stepRoutes(server: Server, context: Context): void {
  for (const { name, summary, act } of steps) {
    server.post(
      `/:account/appointments/:id/${name}`,
      {
        schema: {
          ...{ tags, summary, params, operationId: `${name}Appointment` },
          "x-refusals": [notFound, forbidden, otherState, tooBusy],
          response: { 200: Appointment },
        },
        config: { ...config, exists: hasAppointment },
      },
      stepping(context, act),
    );
  }
}

function stepping(context: Context, act: Act) {
  return async (request: FastifyRequest & { params: { id: number } }, reply: FastifyReply) => {
    const { id } = request.params;
    const actor = actorOf(request);
    const seen = await findAppointment(context.db, actor.account.id, id);
    if (seen === undefined) throw notFound();
    await checkOwnAppointment(context, actor, seen);
    await answerOnce(context, { request, reply }, async (context) => {
      const row = await act(context, actor, id);
      return { status: 200, body: showFor(actor, row, context) };
    });
    return reply;
  };
}
