import { noteRepeatable } from "@frontdesk/database/commit-tracking";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import { tagged } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import type { LimitName } from "../../core/limits.ts";
import { invalid, noZone, tooOften } from "../../core/refusals.ts";
import { askingRefusals } from "../../money/asking/refusals.ts";
import { isReader } from "../booking/appointment.ts";
import type { Wish } from "../booking/choose.ts";
import { giveDetails } from "../booking/details.ts";
import { cancelByCustomer } from "../booking/end.ts";
import { extendHold, readTimezone } from "../booking/hold.ts";
import { findOffer } from "../booking/holding.store.ts";
import { stopReminders } from "../booking/no-reminders.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { releaseHold, releaseLapsed } from "../booking/release.ts";
import { reschedule } from "../booking/reschedule.ts";
import { findAppointment } from "../booking/store.ts";
import { lookAtDeposits } from "../settlement/look.ts";
import { calendarOf } from "./calendar.ts";
import { askToForget } from "./forget.ts";
import { goOn } from "./pay.ts";
import { checkDetailsMail, proofRoutes } from "./proof-routes.ts";
import { customerRefusals } from "./refusals.ts";
import {
  answering,
  config,
  doing,
  find,
  guardRefusals,
  location,
  nearQueryOf,
  ofAppointment,
  ofToken,
  type RequestWithProof,
  readDetails,
  readWish,
  type TokenVisit,
  withNext,
} from "./requests.ts";
import { Cancelling, CustomerDetails, NewStart, ProofOfMail } from "./schema.ts";
import { showCustomer, stillChosen } from "./show.ts";

const { notFound, noName, noEmail, noPhone, noTerms, noFee, trapped, nobodyThere } =
  customerRefusals;
const { expired, otherState, extended, tooLate, refundChanged, noStart } = appointmentRefusals;
const { goneResource, noProof, slotTaken, tooBusy } = appointmentRefusals;
const { unavailable } = askingRefusals;
const busy = [tooBusy, tooOften];
export function appointmentRoutes(server: Server, context: Context): void {
  readRoute(server, context);
  extendRoute(server, context);
  detailsRoute(server, context);
  releaseRoute(server, context);
  rescheduleRoute(server, context);
  cancelRoute(server, context);
  paidRoute(server, context);
  calendarRoute(server, context);
  remindersRoute(server, context);
  forgetRoute(server, context);
  proofRoutes(server, context);
}

function readRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "getAppointmentByToken",
    summary: "Retrieve an appointment by its token",
    "x-refusals": [notFound, tooOften],
  };
  server.get(location, { schema, config }, async (request, reply) => {
    const { business, row } = await find(context, request);
    reply.header("cache-control", "private, no-store");
    return tagged(reply, await showCustomer(context, business, row));
  });
}

function extendRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "extendHold",
    summary: "Extend a hold by two minutes, up to ten times",
    "x-refusals": [notFound, ...guardRefusals, otherState, extended, expired, tooBusy, tooOften],
  };
  server.post(`${location}/extend`, { schema, config }, async (request, reply) => {
    const at = await find(context, request);
    return await answering(context, { request, reply, at }, (context) =>
      withNext(
        context,
        () => nearQueryOf(context, at),
        () => extendHold(context, at.recorder, at.row.id),
      ),
    );
  });
}

function detailsRoute(server: Server, context: Context): void {
  const problems = [noName, noEmail, noPhone, noTerms, noFee, trapped];
  const schema = {
    ...ofAppointment,
    operationId: "giveDetails",
    body: CustomerDetails,
    summary: "Confirm a hold with the customer's details",
    "x-refusals": [notFound, ...problems, otherState, expired, unavailable, tooBusy, tooOften],
  };
  const limited = { ...config, addressLimit: "detailsByAddress" satisfies LimitName };
  server.post(`${location}/details`, { schema, config: limited }, async (request) => {
    // Repeated details return the first outcome: clients may retry after a 503.
    noteRepeatable();
    const at = await find(context, request);
    const { row, business, recorder } = at;
    const now = context.now();
    // Faster than a person types.
    if (now.getTime() - row.created_at.getTime() < fastestMs) throw tooOften("2");
    const details = readDetails(request.body, {
      hasTerms: business.terms_url !== null,
      hasFee: row.snapshot.no_show_fee !== null,
      now,
    });
    await checkDetailsMail(context, { accountId: business.id, row }, details.email);
    const after = await withNext(
      context,
      () => nearQueryOf(context, at),
      async () => {
        const appointment = await giveDetails(context, recorder, { row, details });
        return await goOn(context, at, appointment);
      },
    );
    return await showCustomer(context, business, after);
  });
}

const fastestMs = 2_000;

function paidRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "lookForPayment",
    summary: "Refresh the payment status",
    "x-refusals": [notFound, tooOften],
  };
  server.post(`${location}/paid`, { schema, config }, async (request) => {
    const { business, row } = await find(context, request);
    await lookAtDeposits(context, business.id, row.id);
    const after = await findAppointment(context.db, business.id, row.id);
    return await showCustomer(context, business, after ?? row);
  });
}

function releaseRoute(server: Server, context: Context): void {
  const schema = {
    ...ofToken,
    operationId: "releaseHold",
    summary: "Release a hold",
    "x-refusals": [notFound, otherState, tooBusy, tooOften],
    response: { 204: Type.Null() },
  };
  server.delete(location, { schema, config }, async (request, reply) => {
    const { recorder, row } = await find(context, request);
    await releaseHold(context, recorder, { id: row.id, isLapsed: false });
    reply.code(204);
    return null;
  });
}

function rescheduleRoute(server: Server, context: Context): void {
  const reasons = [...guardRefusals, noStart, noZone, goneResource, otherState, tooLate, slotTaken];
  const schema = {
    ...ofAppointment,
    operationId: "rescheduleByToken",
    body: NewStart,
    summary: "Reschedule an appointment",
    "x-refusals": [notFound, ...reasons, tooBusy, tooOften],
  };
  server.post(`${location}/reschedule`, { schema, config }, async (request, reply) => {
    const at = await find(context, request);
    await releaseLapsed(context, at.recorder);
    return await answering(context, { request, reply, at }, (context) =>
      move(context, at, request.body),
    );
  });
}

async function move(context: Context, at: TokenVisit, body: Static<typeof NewStart>) {
  const { business, recorder, row } = at;
  const { timezone } = body;
  const wish = await readMove(context, at, body);
  return await withNext(
    context,
    () => nearQueryOf(context, at, wish),
    () =>
      reschedule(context, recorder, {
        ...wish,
        id: row.id,
        isByStaff: false,
        ...(timezone !== undefined && { timezone: readTimezone(timezone, business.timezone) }),
      }),
  );
}

async function readMove(
  { db }: Context,
  { business, row }: TokenVisit,
  { starts_at, resource_ids: ids }: Static<typeof NewStart>,
): Promise<Wish> {
  const offer = await findOffer(db, business.id, { id: row.service_id });
  if (offer === undefined) throw notFound();
  const { terms } = offer;
  const chosen = ids ?? (await stillChosen(db, business.id, { row, terms }));
  return readWish(offer, { starts_at, resource_ids: chosen });
}

function cancelRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "cancelByToken",
    body: Cancelling,
    summary: "Cancel an appointment",
    "x-refusals": [notFound, ...guardRefusals, otherState, tooLate, refundChanged, ...busy],
  };
  server.post(`${location}/cancel`, { schema, config }, async (request, reply) => {
    const at = await find(context, request);
    const { expected_refund: amount, expected_percent: percent } = request.body;
    const expected = { amount, percent };
    return await answering(context, { request, reply, at }, (context) =>
      cancelByCustomer(context, at.recorder, { id: at.row.id, expected }),
    );
  });
}

function calendarRoute(server: Server, context: Context): void {
  const schema = {
    ...ofToken,
    operationId: "getCalendarByToken",
    summary: "Retrieve an appointment as an iCalendar file (RFC 5545)",
    "x-refusals": [notFound, tooOften],
  };
  const plain = { ...config, plain: true };
  server.get(`${location}.ics`, { schema, config: plain }, async (request, reply) => {
    const { business, row } = await find(context, request);
    const calendar = await calendarOf(context, business, row);
    if (calendar === undefined) throw notFound();
    return await reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", 'attachment; filename="appointment.ics"')
      .type("text/calendar; charset=utf-8")
      .send(calendar);
  });
}

function remindersRoute(server: Server, context: Context): void {
  const schema = {
    ...ofAppointment,
    operationId: "stopReminders",
    summary: "Stop reminders",
    querystring: ProofOfMail,
    "x-refusals": [notFound, tooBusy, tooOften],
  };
  server.post(
    `${location}/reminders`,
    { schema, config },
    doing(context, ({ query }: RequestWithProof, { business, recorder, row }) => {
      const { proof = "" } = query;
      const reads = isReader(context, proof, { accountId: business.id, row });
      return stopReminders(context, recorder, { id: row.id, isReader: reads });
    }),
  );
}

function forgetRoute(server: Server, context: Context): void {
  const schema = {
    ...ofToken,
    operationId: "askToForget",
    summary: "Request deletion of the customer's data",
    querystring: ProofOfMail,
    "x-refusals": [notFound, noProof, nobodyThere, tooOften],
    response: { 204: Type.Null() },
  };
  server.post(`${location}/forget`, { schema, config }, async (request, reply) => {
    const { business, row } = await find(context, request);
    const { proof = "" } = request.query;
    if (!isReader(context, proof, { accountId: business.id, row })) throw invalid(noProof());
    await askToForget(context, business, row);
    reply.code(204);
    return null;
  });
}
