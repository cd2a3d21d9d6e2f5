import type { Server } from "@frontdesk/server/server";
import { checkMatch, tagged } from "../../api/etags.ts";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeResource } from "./change.ts";
import { createResource } from "./create.ts";
import { mayInvite } from "./pace.ts";
import { checkOwn } from "./resource.ts";
import { ChangedResource, NewResource, Resource } from "./schema.ts";
import { findResource, hasResource } from "./store.ts";

const tags = ["Resources"];
const config = { scope: "resources:write", right: ["resources", "manage_own"] } as const;

/** Making and changing resources. */
export function resourceWriteRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/resources",
    {
      schema: {
        tags,
        summary: "Create a resource, available in ordinary office hours",
        params: AccountPath,
        body: NewResource,
        response: { 201: Resource },
      },
      config,
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { body } = request;
      if (body.invite === true) await mayInvite(context, actor, body.email ?? "");
      await answerOnce(context, { request, reply }, async (context) => {
        const shown = await createResource(context, actor, body);
        const location = new URL(shown.url).pathname;
        return { status: 201, body: shown, headers: { location } };
      });
      return reply;
    },
  );

  server.put(
    "/:account/resources/:id",
    {
      schema: {
        tags,
        summary: "Change a resource: only what is given",
        params: InAccount(PathId),
        body: ChangedResource,
        response: { 200: Resource },
      },
      config: { ...config, exists: hasResource },
      // Whose it is is said before what is wrong with the request.
      preValidation: async (request) => {
        const row = await findResource(context.db, request.account.id, Number(request.params.id));
        if (row === undefined) throw notFound();
        checkOwn(actorOf(request), row);
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      const { body, params } = request;
      if (body.invite === true) await mayInvite(context, actor, body.email ?? `of ${params.id}`);
      const check = (current: object) => checkMatch(request, current);
      return tagged(reply, await changeResource(context, actor, { id: params.id, body, check }));
    },
  );
}
