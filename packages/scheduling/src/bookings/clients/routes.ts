import { answerWithCsv } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import type { Page } from "../../api/lists/lists.ts";
import { orCsv, pagesOf } from "../../api/lists/tables.ts";
import {
  changing,
  creating,
  listing,
  ownFirst,
  type QueryRequest,
  reading,
} from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { changeClient } from "./change.ts";
import { checkOwnClient, clientOf, listedClientOf } from "./client.ts";
import { clientColumns } from "./columns.ts";
import { createClient } from "./create.ts";
import { clientWriteRefusals } from "./refusals.ts";
import { ChangedClient, Client, ClientQuery, ListedClient, NewClient } from "./schema.ts";
import { findClient, hasClient, listClients } from "./store.ts";

const { noAddress, noLocale, emailTaken } = clientWriteRefusals;
const tags = ["Clients"];
const one = InAccount(PathId);
const viewable = { persons: true, scope: "clients:read", right: ["clients", "view"] } as const;
const writable = {
  persons: true,
  scope: "clients:write",
  right: ["clients", "manage_own"],
} as const;

export function clientRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  const list = ({ account, query }: QueryRequest<typeof ClientQuery>, page: Page) => {
    const updatedSince = query.format === "csv" ? undefined : sinceOf(query);
    const isBoth = query.includeArchived === true || (updatedSince !== undefined && !isArchived);
    const filter = { isArchived: isBoth ? undefined : isArchived, updatedSince, q: query.q };
    return listClients(context.db, { accountId: account.id, ...filter }, page);
  };
  const answer = followed(context, listing(context, orDeleted(listedClientOf), list));
  server.get(
    isArchived ? "/:account/clients/archived" : "/:account/clients",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived clients" : "List active clients",
        params: AccountPath,
        querystring: ClientQuery,
        response: { 200: orCsv(Type.Array(Type.Union([ListedClient, DeletedItem]))) },
      },
      config: viewable,
    },
    async (request, reply) => {
      if (request.query.format !== "csv") return await answer(request, reply);
      const pages = pagesOf((page) => list(request, page));
      return await answerWithCsv(reply, { name: "clients", columns: clientColumns, pages });
    },
  );
}

function readRoute(server: Server, context: Context): void {
  server.get(
    "/:account/clients/:id",
    {
      schema: { tags, summary: "Get a client", params: one, response: { 200: Client } },
      config: viewable,
    },
    reading(context, findClient, clientOf),
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/clients",
    {
      schema: {
        tags,
        summary: "Create a client",
        "x-refusals": [noAddress, noLocale, emailTaken],
        params: AccountPath,
        body: NewClient,
        response: { 201: Client },
      },
      config: writable,
    },
    creating(context, "clients", createClient),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/clients/:id",
    {
      schema: {
        tags,
        summary: "Update a client",
        "x-refusals": Object.values(clientWriteRefusals),
        params: one,
        body: ChangedClient,
        response: { 200: Client },
      },
      config: { ...writable, exists: hasClient },
      preValidation: ownFirst(context, findClient, checkOwnClient),
    },
    changing(context, changeClient),
  );
}
