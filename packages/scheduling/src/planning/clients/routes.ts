import type { Server } from "@frontdesk/server/server";
import { archivedLists } from "../../changes/archived-lists.ts";
import { routesOf } from "../../changes/object-routes.ts";
import { changing, creating, ownFirst, reading } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { changeClient } from "./change.ts";
import { checkOwnClient, clientOf, listedClientOf } from "./client.ts";
import { clientColumns } from "./columns.ts";
import { createClient } from "./create.ts";
import { clientWriteRefusals } from "./refusals.ts";
import { ChangedClient, Client, ClientQuery, ListedClient, NewClient } from "./schema.ts";
import { findClient, hasClient, listClients } from "./store.ts";

const { noAddress, noLocale, emailTaken } = clientWriteRefusals;

export function clientRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "clients",
    tag: "Clients",
    viewable: { persons: true, scope: "clients:read", right: ["clients", "view"] },
    writable: {
      persons: true,
      scope: "clients:write",
      right: ["clients", "manage_own"],
      exists: hasClient,
    },
  });
  archivedLists(context, routes, {
    noun: "clients",
    query: ClientQuery,
    view: ListedClient,
    show: listedClientOf,
    list: (filter, page, { q }) => listClients(context.db, { ...filter, q }, page),
    columns: clientColumns,
  });
  routes.get("Retrieve a client", Client, reading(context, findClient, clientOf));
  routes.create(
    {
      summary: "Create a client",
      refusals: [noAddress, noLocale, emailTaken],
      body: NewClient,
      view: Client,
    },
    creating(context, "clients", createClient),
  );
  routes.update(
    {
      summary: "Update a client",
      refusals: Object.values(clientWriteRefusals),
      body: ChangedClient,
      view: Client,
      preValidation: ownFirst(context, findClient, checkOwnClient),
    },
    changing(context, changeClient),
  );
}
