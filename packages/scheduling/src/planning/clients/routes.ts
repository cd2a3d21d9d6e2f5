import type { Columns } from "@frontdesk/server/csv";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import { archivedLists } from "../../changes/archived-lists.ts";
import {
  type Change,
  changing,
  creating,
  ownFirst,
  reading,
  routesOf,
} from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import { momentOf } from "../../core/dates.ts";
import { isOwnClient } from "../../core/own.store.ts";
import { forbidden } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import {
  type ClientResponse,
  type ClientRow,
  checkOwnClient,
  clientNoun,
  clientOf,
  listedClientOf,
} from "./client.ts";
import { contactWith } from "./contact.ts";
import { createClient } from "./create.ts";
import { clientWriteRefusals } from "./refusals.ts";
import { ChangedClient, Client, ClientQuery, ListedClient, NewClient } from "./schema.ts";
import { findClient, hasClient, listClients, lockClient, updateClient } from "./store.ts";

const { noAddress, noLocale, emailTaken } = clientWriteRefusals;

export function clientRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "clients",
    tag: "Clients",
    viewable: {
      persons: true,
      scope: "clients:read",
      right: ["clients", "view"],
      exists: hasClient,
      own: isOwnClient,
    },
    writable: {
      persons: true,
      scope: "clients:write",
      right: ["clients", "manage_own"],
      exists: hasClient,
      own: isOwnClient,
    },
  });
  archivedLists(context, routes, {
    noun: "clients",
    query: ClientQuery,
    view: ListedClient,
    show: listedClientOf,
    list: (filter, page, { q }, only) => listClients(context.db, { ...filter, q, only }, page),
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
      preValidation: ownFirst(context, findClient, checkMayChange),
    },
    changing(context, changeClient),
  );
}

async function changeClient(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedClient>, ClientResponse>,
): Promise<ClientResponse> {
  return await changed(context, actor, {
    ...clientNoun,
    id,
    lock: lockClient,
    check,
    write: ({ db, now }, row) =>
      updateClient(db, {
        accountId: actor.account.id,
        id,
        name: body.name?.trim() ?? row.name,
        color: body.color ? readColor(body.color) : row.color,
        notes: body.notes === undefined ? row.notes : body.notes,
        ...contactWith(row, body),
        archived: body.archived ?? row.archived,
        at: now(),
      }),
  });
}

/** Members with `own_only` see no notes, so they cannot keep them. */
function checkMayChange(actor: Actor, row: ClientRow): void {
  if (actor.account.isOwnOnly) throw forbidden();
  checkOwnClient(actor, row);
}

const clientColumns: Columns<ClientRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  notes: ({ notes }) => notes,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  locale: ({ locale }) => locale,
  reminders_off: ({ reminders_off: off }) => off,
  color: ({ color }) => color,
  archived: ({ archived }) => archived,
  created_at: ({ created_at: created }) => momentOf(created),
  updated_at: ({ updated_at: updated }) => momentOf(updated),
};
