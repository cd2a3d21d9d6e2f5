import type { Server } from "@frontdesk/server/server";
import { tagged } from "../../api/objects.ts";
import { archivedLists } from "../../changes/archived-lists.ts";
import { changing, creating, ownFirst, routesOf } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { IdOrMe, InAccount } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeResource } from "./change.ts";
import { createResource } from "./create.ts";
import { mayInvite } from "./invite.ts";
import { resourceRefusals } from "./refusals.ts";
import { checkOwnResource, listedResourceOf } from "./resource.ts";
import { ChangedResource, ListedResource, NewResource, Resource, ResourceQuery } from "./schema.ts";
import { showRow } from "./show.ts";
import { findResource, findResourceOfUser, hasResource, listResources } from "./store.ts";

const { goneType, ...changeRefusals } = resourceRefusals;
const { forbidden, changedSince, otherType, otherZone, emailOfUser, ...rest } = resourceRefusals;
const { notFound: _, ...creationRefusals } = rest;
const tag = "Resources";
const viewable = {
  persons: true,
  scope: "resources:read",
  right: ["resources", "view"],
  own: "open",
} as const;

export function resourceRoutes(server: Server, context: Context): void {
  const { db } = context;
  const routes = routesOf(server, {
    path: "resources",
    tag,
    viewable,
    writable: {
      persons: true,
      scope: "resources:write",
      right: ["resources", "manage_own"],
      exists: hasResource,
    },
  });
  archivedLists(context, routes, {
    noun: "resources",
    query: ResourceQuery,
    view: ListedResource,
    show: listedResourceOf,
    list: (filter, page, { ids }) => listResources(db, { ...filter, ids }, page),
  });

  server.get(
    "/:account/resources/:id",
    {
      schema: {
        tags: [tag],
        summary: "Retrieve a resource; `me` is the caller's",
        params: InAccount(IdOrMe),
        response: { 200: Resource },
      },
      config: viewable,
    },
    async ({ account, caller, params: { id } }, reply) => {
      const row =
        id === "me"
          ? await findResourceOfUser(db, account.id, caller.userId)
          : await findResource(db, account.id, Number(id));
      if (row === undefined) throw notFound();
      return tagged(reply, await showRow(row, { ...context, account }));
    },
  );

  const create = creating(context, "resources", createResource);
  routes.create(
    {
      summary: "Create a resource with the default weekly hours",
      refusals: Object.values(creationRefusals),
      body: NewResource,
      view: Resource,
    },
    async (request, reply) => {
      const { body } = request;
      if (body.invite === true) await mayInvite(context, actorOf(request), body.email ?? "");
      return await create(request, reply);
    },
  );

  const change = changing(context, changeResource);
  routes.update(
    {
      summary: "Update a resource",
      refusals: Object.values(changeRefusals),
      body: ChangedResource,
      view: Resource,
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
