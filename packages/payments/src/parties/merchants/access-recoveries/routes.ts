import type { Server } from "@frontdesk/server/server";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { escaped, pageHeaders, plainPage } from "../invitations/page.ts";
import { findObjectionable, object } from "./access-recovery.ts";

const Params = Type.Object({ token: Type.String() });
const options = {
  schema: { params: Params, hide: true },
  config: { plain: true, secretPath: true },
};

/** Serves objections without a key. */
export function objectionRoutes(server: Server, context: Context): void {
  // Mail scanners open links too.
  server.get("/objections/:token", options, async (request, reply) => {
    const objectionable = await findObjectionable(context, request.params.token);
    if (objectionable === undefined) return show(reply, 404, ended);
    const content = `<p>The app ${objectionable.recovery.appId} is about to get access to
      <strong>${escaped(objectionable.merchant)}</strong>.</p>
    <form method="post"><button type="submit">Object: it gets no access</button></form>`;
    return show(reply, 200, plainPage("Object to another app", content));
  });

  server.post("/objections/:token", options, async (request, reply) => {
    const objectionable = await findObjectionable(context, request.params.token);
    const isEnded = objectionable !== undefined && (await object(context, objectionable.recovery));
    return isEnded ? show(reply, 200, objected) : show(reply, 404, ended);
  });
}

const objected = plainPage("Thank you", "<p>The app gets no access.</p>");
const ended = plainPage(
  "This link is not valid",
  "<p>An objection already exists, or the app has access. In that case, end the " +
    "access or ask the operator.</p>",
);

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(pageHeaders).send(html);
}
