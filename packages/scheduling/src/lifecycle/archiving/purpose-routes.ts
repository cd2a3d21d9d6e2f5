/* Bookings outlive their client or project, and projects their client. The API shows them without
   it, so each counts as changed. */
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { ownFirst, removing } from "../../changes/object-routes.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { recordAll } from "../../changes/outbox/store.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { listBookedFor } from "../../planning/bookings/archiving/store.ts";
import { changeBookings } from "../../planning/bookings/conflicts/change.ts";
import { checkOwnClient, clientNoun } from "../../planning/clients/client.ts";
import { deleteClient, findClient, hasClient, lockClient } from "../../planning/clients/store.ts";
import {
  checkOwnProject,
  type ProjectRow,
  projectNoun,
  projectOf,
} from "../../planning/projects/project.ts";
import {
  deleteProject,
  findProject,
  hasProject,
  listOfClient,
  lockOfClient,
  lockProject,
  touchProjects,
} from "../../planning/projects/store.ts";

const params = InAccount(PathId);
const response = { 204: Type.Null() };

export function purposeRoutes(server: Server, context: Context): void {
  clientRoute(server, context);
  projectRoute(server, context);
}

function clientRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/clients/:id",
    {
      schema: { tags: ["Clients"], summary: "Delete a client", params, response },
      config: {
        persons: true,
        scope: "clients:write",
        right: ["clients", "manage_own"],
        exists: hasClient,
      },
      preValidation: ownFirst(context, findClient, checkOwnClient),
    },
    removing(context, retireClient),
  );
}

function projectRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/projects/:id",
    {
      schema: { tags: ["Projects"], summary: "Delete a project", params, response },
      config: {
        persons: true,
        scope: "projects:write",
        right: ["projects", "manage_own"],
        exists: hasProject,
      },
      preValidation: ownFirst(context, findProject, checkOwnProject),
    },
    removing(context, retireProject),
  );
}

export async function retireClient(outer: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await changed(outer, actor, {
    ...clientNoun,
    id,
    lock: lockClient,
    async write(context) {
      const { db } = context;
      const was = await lockOfClient(db, accountId, id);
      const at = context.now();
      await changeBookings(context, actor, {
        ids: await listBookedFor(db, { accountId, purpose: "client", id }),
        change: () => deleteClient(db, { accountId, id, at }),
      });
      await touchProjects(db, { accountId, ids: was.map((project) => project.id), at });
      await recordProjects(context, actor, { was, is: await listOfClient(db, accountId, id) });
      return undefined;
    },
  });
}

async function recordProjects(
  context: Context,
  actor: Actor,
  { was, is }: Record<"was" | "is", readonly ProjectRow[]>,
): Promise<void> {
  const view = { ...context, account: actor.account };
  const now = new Map(is.map((row) => [row.id, projectOf(row, view)]));
  const notice = { kind: "project", action: "update" } as const;
  const changes = was.map((row) => ({
    ...notice,
    id: row.id,
    before: projectOf(row, view),
    after: now.get(row.id),
  }));
  await recordAll(context, actor, changes);
}

async function retireProject(outer: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await changed(outer, actor, {
    ...projectNoun,
    id,
    lock: lockProject,
    async write(context) {
      const { db } = context;
      await changeBookings(context, actor, {
        ids: await listBookedFor(db, { accountId, purpose: "project", id }),
        change: () => deleteProject(db, { accountId, id, at: context.now() }),
      });
      return undefined;
    },
  });
}
