import { problemOfName } from "@frontdesk/people/persons/person";
import type { Server } from "@frontdesk/server/server";
import { onOneLine } from "@frontdesk/server/text/clean";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { acceptOffer } from "./accept.ts";
import { findOffer } from "./offer.ts";
import { acceptedPage, endedPage, offerPage, pageHeaders } from "./page.ts";

const Params = Type.Object({ token: Type.String() });
const options = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

/** Serves invitations without a key. */
export function invitationRoutes(server: Server, context: Context): void {
  const { deskUrl } = context.settings;
  if (deskUrl !== undefined) {
    leadToDesk(server, deskUrl);
    return;
  }
  // Mail scanners open links too.
  server.get("/invitations/:token", options, async (request, reply) => {
    const { token } = request.params;
    const offer = await findOffer(context.db, { token, now: context.now() });
    return offer === undefined ? show(reply, 404, endedPage()) : show(reply, 200, offerPage(offer));
  });

  server.post("/invitations/:token", options, async (request, reply) => {
    const { token } = request.params;
    const offer = await findOffer(context.db, { token, now: context.now() });
    if (offer === undefined) return show(reply, 404, endedPage());
    const name = offer.name ?? nameIn(request.body);
    const problem = offer.name === null ? problemOfName(name) : undefined;
    if (problem !== undefined) return show(reply, 400, offerPage(offer, problem));
    const accepted = await acceptOffer(context, { token, name });
    if (accepted === undefined) return show(reply, 404, endedPage());
    return show(reply, 200, acceptedPage(accepted));
  });
}

/** Redirects links mailed before the desk existed. */
function leadToDesk(server: Server, deskUrl: string): void {
  server.route({
    method: ["GET", "POST"],
    url: "/invitations/:token",
    ...options,
    handler: async ({ params }, reply) => {
      const location = `${deskUrl}/join/${encodeURIComponent(params.token)}`;
      return reply.header("referrer-policy", "no-referrer").redirect(location, 303);
    },
  });
}

function nameIn(body: unknown): string {
  const input = (body as { name?: unknown } | undefined)?.name;
  return typeof input === "string" ? onOneLine(input) : "";
}

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(pageHeaders).send(html);
}
