import type { Server } from "@frontdesk/server/server";
import { changing, creating, ownFirst } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeResource } from "./change.ts";
import { createResource } from "./create.ts";
import { mayInvite } from "./may-invite.ts";
import { resourceRefusals } from "./refusals.ts";
import { checkOwnResource } from "./resource.ts";
import { ChangedResource, NewResource, Resource } from "./schema.ts";
import { findResource, hasResource } from "./store.ts";

const { goneType, ...changeRefusals } = resourceRefusals;
const {
  notFound,
  forbidden,
  changedSince,
  otherType,
  otherZone,
  emailOfUser,
  ...creationRefusals
} = resourceRefusals;
const tags = ["Resources"];
const config = {
  persons: true,
  scope: "resources:write",
  right: ["resources", "manage_own"],
} as const;

export function resourceWriteRoutes(server: Server, context: Context): void {
  const create = creating(context, "resources", createResource);
  const change = changing(context, changeResource);

  server.post(
    "/:account/resources",
    {
      schema: {
        tags,
        summary: "Create a resource with the default weekly hours",
        "x-refusals": Object.values(creationRefusals),
        params: AccountPath,
        body: NewResource,
        response: { 201: Resource },
      },
      config,
    },
    async (request, reply) => {
      const { body } = request;
      if (body.invite === true) await mayInvite(context, actorOf(request), body.email ?? "");
      return await create(request, reply);
    },
  );

  server.put(
    "/:account/resources/:id",
    {
      schema: {
        tags,
        summary: "Update a resource",
        "x-refusals": Object.values(changeRefusals),
        params: InAccount(PathId),
        body: ChangedResource,
        response: { 200: Resource },
      },
      config: { ...config, exists: hasResource },
      preValidation: ownFirst(context, findResource, checkOwnResource),
    },
    async (request, reply) => {
      const { body, params } = request;
      const recipient = body.email ?? `of ${params.id}`;
      if (body.invite === true) await mayInvite(context, actorOf(request), recipient);
      return await change(request, reply);
    },
  );
}
