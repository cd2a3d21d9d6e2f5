import { answerWithCsv } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import type { Page } from "../../api/lists/lists.ts";
import { orCsv, pagesOf } from "../../api/lists/tables.ts";
import { changing, creating, listing, type QueryRequest, reading } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { changeService } from "./change.ts";
import { serviceColumns } from "./columns.ts";
import { createService } from "./create.ts";
import { serviceRefusals } from "./refusals.ts";
import { ChangedService, NewService, Service, ServiceQuery } from "./schema.ts";
import { serviceOf } from "./service.ts";
import { findService, hasService, listServices } from "./store.ts";

const tags = ["Services"];
const one = InAccount(PathId);
const viewable = { persons: true, scope: "services:read", right: ["resources", "view"] } as const;
const writable = {
  persons: true,
  scope: "services:write",
  forAdministrators: true,
} as const;

export function serviceRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  const list = ({ account, query }: QueryRequest<typeof ServiceQuery>, page: Page) => {
    const updatedSince = query.format === "csv" ? undefined : sinceOf(query);
    const isBoth = query.includeArchived === true || (updatedSince !== undefined && !isArchived);
    const filter = { isArchived: isBoth ? undefined : isArchived, updatedSince };
    return listServices(context.db, { accountId: account.id, ...filter }, page);
  };
  const answer = followed(context, listing(context, orDeleted(serviceOf), list));
  server.get(
    isArchived ? "/:account/services/archived" : "/:account/services",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived services" : "List active services",
        params: AccountPath,
        querystring: ServiceQuery,
        response: { 200: orCsv(Type.Array(Type.Union([Service, DeletedItem]))) },
      },
      config: viewable,
    },
    async (request, reply) => {
      if (request.query.format !== "csv") return await answer(request, reply);
      const pages = pagesOf((page) => list(request, page));
      return await answerWithCsv(reply, { name: "services", columns: serviceColumns, pages });
    },
  );
}

function readRoute(server: Server, context: Context): void {
  server.get(
    "/:account/services/:id",
    {
      schema: { tags, summary: "Get a service", params: one, response: { 200: Service } },
      config: viewable,
    },
    reading(context, findService, serviceOf),
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/services",
    {
      schema: {
        tags,
        summary: "Create a service",
        "x-refusals": Object.values(serviceRefusals),
        params: AccountPath,
        body: NewService,
        response: { 201: Service },
      },
      config: writable,
    },
    creating(context, "services", createService),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/services/:id",
    {
      schema: {
        tags,
        summary: "Update a service",
        "x-refusals": Object.values(serviceRefusals),
        params: one,
        body: ChangedService,
        response: { 200: Service },
      },
      config: { ...writable, exists: hasService },
    },
    changing(context, changeService),
  );
}
