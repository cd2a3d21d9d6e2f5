import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import { listing, type QueryRequest } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, IdOrMe, InAccount } from "../../core/paths.ts";
import { notFound } from "../../core/refusals.ts";
import { listedResourceOf } from "./resource.ts";
import { ListedResource, Resource, ResourceQuery } from "./schema.ts";
import { showRow } from "./show.ts";
import { findResource, findResourceOfUser, listResources } from "./store.ts";
import { resourceWriteRoutes } from "./write-routes.ts";

const tags = ["Resources"];
const config = { persons: true, scope: "resources:read", right: ["resources", "view"] } as const;

export function resourceRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  resourceWriteRoutes(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  server.get(
    isArchived ? "/:account/resources/archived" : "/:account/resources",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived resources" : "List active resources",
        params: AccountPath,
        querystring: ResourceQuery,
        response: { 200: Type.Array(Type.Union([ListedResource, DeletedItem])) },
      },
      config,
    },
    followed(
      context,
      listing(
        context,
        orDeleted(listedResourceOf),
        (request: QueryRequest<typeof ResourceQuery>, page) => {
          const { account, query } = request;
          const updatedSince = sinceOf(query);
          const isBoth = updatedSince !== undefined && !isArchived;
          const filter = {
            isArchived: isBoth ? undefined : isArchived,
            updatedSince,
            ids: query.ids,
          };
          return listResources(context.db, { accountId: account.id, ...filter }, page);
        },
      ),
    ),
  );
}

function readRoute(server: Server, context: Context): void {
  const { db } = context;
  server.get(
    "/:account/resources/:id",
    {
      schema: {
        tags,
        summary: "Get a resource; `me` is the caller's",
        params: InAccount(IdOrMe),
        response: { 200: Resource },
      },
      config,
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
}
