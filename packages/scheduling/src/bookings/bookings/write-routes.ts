import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../api/etags.ts";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { checkOwn } from "./booking.ts";
import { createBooking } from "./create.ts";
import { deleteBooking } from "./delete.ts";
import { Booking, ChangedBooking, NewBooking } from "./schema.ts";
import { findBooking, hasBooking } from "./store.ts";
import { updateBooking } from "./update.ts";

const tags = ["Bookings"];
const config = { scope: "bookings:write", right: ["bookings", "manage_own"] } as const;
const params = InAccount(PathId);

export function bookingWriteRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  changeRoute(server, context);
  deleteRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/bookings",
    {
      schema: {
        tags,
        summary: "Book a resource",
        "x-refusals": ["Unbookable"],
        params: AccountPath,
        body: NewBooking,
        response: { 201: Booking },
      },
      config,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createBooking(context, actorOf(request), request.body);
        const location = `/v1/${request.account.subdomain}/bookings/${body.id}`;
        return { status: 201, headers: { location }, body };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  // Whose it is is said before what is wrong with the request.
  const preValidation = async (request: FastifyRequest) => {
    const { id } = request.params as { id: number };
    const row = await findBooking(context.db, request.account.id, Number(id));
    if (row === undefined) throw notFound();
    checkOwn(actorOf(request), row);
  };

  server.put(
    "/:account/bookings/:id",
    {
      schema: {
        tags,
        summary: "Change a booking; only what is given changes",
        "x-refusals": ["Unbookable", "Conflict"],
        params,
        body: ChangedBooking,
        response: { 200: Booking },
      },
      config: { ...config, exists: hasBooking },
      preValidation,
    },
    async (request, reply) => {
      const { body, params: given } = request;
      const checkCurrent = (shown: object) => checkMatch(request, shown);
      const change = { id: given.id, body, checkCurrent };
      return tagged(reply, await updateBooking(context, actorOf(request), change));
    },
  );
}

function deleteRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/bookings/:id",
    {
      schema: {
        tags,
        summary: "Delete a booking",
        "x-refusals": ["Conflict"],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasBooking },
    },
    async (request, reply) => {
      await deleteBooking(context, actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
