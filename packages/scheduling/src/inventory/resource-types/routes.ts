import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import { routesOf } from "../../changes/object-routes.ts";
import { changing, creating, removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { fieldRoutes } from "./fields/routes.ts";
import { optionRoutes } from "./options/routes.ts";
import { typeRefusals } from "./refusals.ts";
import { typeOf } from "./resource-type.ts";
import { ChangedResourceType, NewResourceType, ResourceType } from "./schema.ts";
import { findType, hasResourceType, listResourceTypes } from "./store.ts";
import { changeTypeName, createType, removeType } from "./write.ts";

const { changedSince, inUse } = typeRefusals;

export function resourceTypeRoutes(server: Server, context: Context): void {
  const { db, settings } = context;
  const routes = routesOf(server, {
    path: "resource_types",
    tag: "Resource types",
    viewable: { persons: true, scope: "resource_types:read" },
    writable: {
      persons: true,
      scope: "resource_types:write",
      forAdministrators: true,
      exists: hasResourceType,
    },
  });
  routes.list(
    {
      summary: "List resource types with their custom fields",
      query: Type.Object(paging),
      view: Type.Array(ResourceType),
    },
    async (request, reply) => {
      const page = pageOf(request.query, settings, 0);
      return await answerList(request, reply, {
        page,
        settings,
        list: (page) => listResourceTypes(db, request.account.id, page),
        show: (rows) => rows.map(typeOf),
      });
    },
  );
  routes.get(
    "Retrieve a resource type",
    ResourceType,
    async ({ account, params: { id } }, reply) => {
      const row = await findType(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, typeOf(row));
    },
  );
  routes.create(
    { summary: "Create a resource type", body: NewResourceType, view: ResourceType },
    creating(context, "resource_types", createType),
  );
  routes.update(
    {
      summary: "Update a resource type",
      refusals: [typeRefusals.notFound, changedSince],
      body: ChangedResourceType,
      view: ResourceType,
    },
    changing(context, changeTypeName),
  );
  routes.delete(
    "Delete an unused resource type and its custom fields",
    [typeRefusals.notFound, inUse],
    removing(context, removeType),
  );
  fieldRoutes(server, context);
  optionRoutes(server, context);
}
