/* A reschedule or cancellation applies to all appointments of the session, by their rules. */
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { changing, listing, reading } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import { isOwnSession } from "../../core/own.store.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { disordered, noDate, otherDay } from "../../core/refusals.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { appointmentRefusals } from "../booking/refusals.ts";
import { midnightIn } from "../booking/routes.ts";
import { cancelWhole, moveWhole } from "./change.ts";
import { findSession, hasSession, listSessions } from "./listing.store.ts";
import { RescheduledSession, Session, SessionQuery } from "./schema.ts";
import { sessionOf } from "./show.ts";

const { notFound, forbidden, changedSince, noStart, goneResource } = appointmentRefusals;
const { otherState, slotTaken, tooBusy } = appointmentRefusals;
const tags = ["Appointments"];
const params = InAccount(PathId);
const response = { 200: Session };
const readable = {
  persons: true,
  scope: "appointments:read",
  right: ["bookings", "view"],
  own: "filtered",
} as const;
const writable = {
  persons: true,
  scope: "appointments:write",
  right: ["bookings", "manage_own"],
  exists: hasSession,
  own: isOwnSession,
} as const;

export function sessionRoutes(server: Server, context: Context): void {
  listRoute(server, context);
  const summary = "Retrieve a session";
  server.get(
    "/:account/sessions/:id",
    {
      schema: { tags, summary, params, response },
      config: { ...readable, exists: hasSession, own: isOwnSession },
    },
    reading(context, findSession, sessionOf),
  );
  moveRoute(server, context);
  cancelRoute(server, context);
}

function listRoute(server: Server, context: Context): void {
  const schema = {
    tags,
    summary: "List group sessions with bookings",
    "x-refusals": [noDate, otherDay, disordered],
    params: AccountPath,
    querystring: SessionQuery,
    response: { 200: Type.Array(Session) },
  };
  server.get("/:account/sessions", { schema, config: readable }, (request, reply) => {
    const { query, account } = request;
    const dates = datesOf(query, ["start_date", "end_date"], account.timezone);
    const midnight = (date: string) => midnightIn(account.timezone, date);
    const filter = {
      accountId: account.id,
      from: dates.start_date === undefined ? undefined : midnight(dates.start_date),
      until: dates.end_date === undefined ? undefined : midnight(addDays(dates.end_date, 1)),
      serviceId: query.service_id,
      resourceIds: query.resource_ids,
      only: onlyOf(actorOf(request)),
    };
    const list = listing(context, sessionOf, (_request, page) =>
      listSessions(context.db, filter, page),
    );
    return list(request, reply);
  });
}

function moveRoute(server: Server, context: Context): void {
  const reasons = [noStart, goneResource, otherState, slotTaken];
  const schema = {
    tags,
    summary: "Reschedule a session with all its appointments",
    "x-refusals": [notFound, forbidden, changedSince, ...reasons, tooBusy],
    params,
    response,
    body: RescheduledSession,
  };
  server.put("/:account/sessions/:id", { schema, config: writable }, changing(context, moveWhole));
}

function cancelRoute(server: Server, context: Context): void {
  const schema = {
    tags,
    params,
    response,
    operationId: "cancelSession",
    summary: "Cancel a session with all its appointments, with full refunds",
    "x-refusals": [notFound, forbidden, otherState, tooBusy],
  };
  server.post(
    "/:account/sessions/:id/cancel",
    { schema, config: writable },
    async (request, reply) => {
      const { id } = request.params;
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => ({
        status: 200,
        body: await cancelWhole(context, actorOf(request), id),
      }));
      return reply;
    },
  );
}
