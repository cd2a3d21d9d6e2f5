import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import { answerList, pageOf, paging } from "../../api/lists/lists.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { fieldRoutes } from "./fields/routes.ts";
import { optionRoutes } from "./options/routes.ts";
import { typeOf } from "./resource-type.ts";
import { ResourceType } from "./schema.ts";
import { findType, listResourceTypes } from "./store.ts";
import { resourceTypeWriteRoutes } from "./write-routes.ts";

const tags = ["Resource types"];

export function resourceTypeRoutes(server: Server, context: Context): void {
  const { db, settings } = context;

  server.get(
    "/:account/resource_types",
    {
      schema: {
        tags,
        summary: "List resource types with their custom fields",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(ResourceType) },
      },
      config: { persons: true, scope: "resource_types:read" },
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

  server.get(
    "/:account/resource_types/:id",
    {
      schema: {
        tags,
        summary: "Get a resource type",
        params: InAccount(PathId),
        response: { 200: ResourceType },
      },
      config: { persons: true, scope: "resource_types:read" },
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findType(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, typeOf(row));
    },
  );

  resourceTypeWriteRoutes(server, context);
  fieldRoutes(server, context);
  optionRoutes(server, context);
}
