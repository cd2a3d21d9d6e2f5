import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import type { Context } from "../../ground/context.ts";
import { noZone, tooOften } from "../../ground/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";
import { giveDetails } from "../appointments/details.ts";
import { cancelByCustomer } from "../appointments/end.ts";
import { extendHold } from "../appointments/extend.ts";
import { readStart, readTimezone } from "../appointments/read.ts";
import { appointmentRefusals } from "../appointments/refusals.ts";
import { releaseHold } from "../appointments/release.ts";
import { reschedule } from "../appointments/reschedule.ts";
import { findAppointment } from "../appointments/store.ts";
import { lookAtDeposits } from "../deciding/look.ts";
import { appointmentOfToken, type Counter, counterOf } from "./known.ts";
import { sendToPay } from "./pay.ts";
import { customerRefusals } from "./refusals.ts";
import { readDetails } from "./requests.ts";
import { Cancelling, CustomerDetails, NewStart, PublicAppointment, TokenPath } from "./schema.ts";
import { type ShownToCustomer, showCustomer } from "./show.ts";

const { notFound, noName, noEmail, noPhone, noTerms, noFee, trapped } = customerRefusals;
const { expired, otherState, extended, tooLate, refundChanged, noStart } = appointmentRefusals;
const { goneResource, slotTaken, tooBusy } = appointmentRefusals;
const { unavailable } = askingRefusals;
const tags = ["Customers"];
const params = TokenPath;
const response = { 200: PublicAppointment };
const config = { secretPath: true } as const;
const place = "/:account/appointments/:token";

export function appointmentRoutes(server: Server, context: Context): void {
  readRoute(server, context);
  extendRoute(server, context);
  detailsRoute(server, context);
  releaseRoute(server, context);
  rescheduleRoute(server, context);
  cancelRoute(server, context);
  paidRoute(server, context);
}

interface Named extends FastifyRequest {
  params: { account: string; token: string };
}

interface Found extends Counter {
  row: AppointmentRow;
}

/** The appointment of a request; nobody asks for many. */
async function found(context: Context, { ip, params }: Named): Promise<Found> {
  await context.limits.take("appointmentsByAddress", ip);
  const counter = await counterOf(context, params.account, { isPublished: false });
  return { ...counter, row: await appointmentOfToken(context, counter, params.token) };
}

/** Does something to the appointment of a request; answers with what it became. */
function doing<Asked extends Named>(
  context: Context,
  act: (request: Asked, found: Found) => Promise<AppointmentRow>,
) {
  return async (request: Asked): Promise<ShownToCustomer> => {
    const at = await found(context, request);
    return await showCustomer(context, at.business, await act(request, at));
  };
}

function readRoute(server: Server, context: Context): void {
  const schema = {
    ...{ tags, params, response, operationId: "getAppointmentByToken" },
    summary: "Read an appointment by the token of its customer",
    "x-refusals": [notFound, tooOften],
  };
  server.get(place, { schema, config }, async (request, reply) => {
    const { business, row } = await found(context, request);
    reply.header("cache-control", "private, no-store");
    return tagged(reply, await showCustomer(context, business, row));
  });
}

function extendRoute(server: Server, context: Context): void {
  const schema = {
    ...{ tags, params, response, operationId: "extendHold" },
    summary: "Hold a time for two minutes more, ten times",
    "x-refusals": [notFound, otherState, extended, expired, tooBusy, tooOften],
  };
  server.post(
    `${place}/extend`,
    { schema, config },
    doing(context, (_request: Named, { teller, row }) => extendHold(context, teller, row.id)),
  );
}

function detailsRoute(server: Server, context: Context): void {
  const problems = [noName, noEmail, noPhone, noTerms, noFee, trapped];
  const schema = {
    ...{ tags, params, response, operationId: "giveDetails", body: CustomerDetails },
    summary: "Say who comes: what is held becomes theirs, or is asked for",
    "x-refusals": [notFound, ...problems, otherState, expired, unavailable, tooBusy, tooOften],
  };
  server.post(`${place}/details`, { schema, config }, async (request) => {
    await context.limits.take("detailsByAddress", request.ip);
    const { row, ...counter } = await found(context, request);
    const { business, teller } = counter;
    const now = context.now();
    // Nobody types that fast.
    if (now.getTime() - row.created_at.getTime() < fastestMs) throw tooOften("2");
    const details = readDetails(request.body, {
      hasTerms: business.terms_url !== null,
      hasFee: row.snapshot.no_show_fee !== null,
      now,
    });
    const known = await giveDetails(context, teller, { id: row.id, details });
    const after = known.state === "held" ? await sendToPay(context, counter, known) : known;
    return await showCustomer(context, business, after);
  });
}

const fastestMs = 2_000;

function paidRoute(server: Server, context: Context): void {
  const schema = {
    ...{ tags, params, response, operationId: "lookForPayment" },
    summary: "Look now whether it was paid",
    "x-refusals": [notFound, tooOften],
  };
  server.post(`${place}/paid`, { schema, config }, async (request) => {
    const { business, row } = await found(context, request);
    await lookAtDeposits(context, business.id, row.id);
    const after = await findAppointment(context.db, business.id, row.id);
    return await showCustomer(context, business, after ?? row);
  });
}

function releaseRoute(server: Server, context: Context): void {
  const schema = {
    ...{ tags, params, operationId: "releaseHold" },
    summary: "Give up a hold",
    "x-refusals": [notFound, otherState, tooBusy, tooOften],
    response: { 204: Type.Null() },
  };
  server.delete(place, { schema, config }, async (request, reply) => {
    const { teller, row } = await found(context, request);
    await releaseHold(context, teller, { id: row.id, isLapsed: false });
    reply.code(204);
    return null;
  });
}

function rescheduleRoute(server: Server, context: Context): void {
  const reasons = [noStart, noZone, goneResource, otherState, tooLate, slotTaken];
  const schema = {
    ...{ tags, params, response, operationId: "rescheduleByToken", body: NewStart },
    summary: "Move an appointment to another time; refused, it stays where it was",
    "x-refusals": [notFound, ...reasons, tooBusy, tooOften],
  };
  server.post(`${place}/reschedule`, { schema, config }, async (request) => {
    const { body } = request;
    const { business, teller, row } = await found(context, request);
    const timezone = body.timezone;
    const after = await reschedule(context, teller, {
      id: row.id,
      startsAt: readStart(body.starts_at),
      resourceIds: body.resource_ids ?? [],
      ...(timezone !== undefined && { timezone: readTimezone(timezone, business.timezone) }),
      isByStaff: false,
    });
    return await showCustomer(context, business, after);
  });
}

function cancelRoute(server: Server, context: Context): void {
  const schema = {
    ...{ tags, params, response, operationId: "cancelByToken", body: Cancelling },
    summary: "Cancel an appointment, for what is given back then",
    "x-refusals": [notFound, otherState, tooLate, refundChanged, tooBusy, tooOften],
  };
  server.post(`${place}/cancel`, { schema, config }, async (request) => {
    const { business, teller, row } = await found(context, request);
    const expectedRefund = request.body.expected_refund;
    const after = await cancelByCustomer(context, teller, { id: row.id, expectedRefund });
    return await showCustomer(context, business, after);
  });
}
