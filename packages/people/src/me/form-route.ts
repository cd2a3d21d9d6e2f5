import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { checkForm } from "../pages/form-token.ts";
import { requirePerson } from "../pages/require-person.ts";
import type { Visit } from "./show.ts";

type Work = (visit: Visit) => Promise<FastifyReply>;

const page = { schema: { hide: true }, config: { plain: true } };

export function formRoutes(server: Server, context: PeopleContext, works: Record<string, Work>) {
  for (const [path, work] of Object.entries(works)) {
    // A browser asks for this address after it shows a refusal, for example at its next start.
    if (!server.hasRoute({ method: "GET", url: path })) {
      server.get(path, page, async (_, reply) => reply.redirect("/me", 303));
    }
    server.post(path, page, async (request: FastifyRequest, reply: FastifyReply) => {
      const person = await requirePerson(context, { request, reply });
      if (person === undefined) return reply;
      checkForm(context, request, person);
      return await work({ request, reply, person });
    });
  }
}
