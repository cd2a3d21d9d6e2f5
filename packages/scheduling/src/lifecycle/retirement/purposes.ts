/*
 * A client or a project that is deleted leaves what was booked for it, and a client their projects.
 * All of these are shown without it from then on, so each of them has changed.
 */
import { changeBookings } from "../../bookings/bookings/displacement/change.ts";
import { listBookedFor } from "../../bookings/bookings/retiring/store.ts";
import { clientNoun } from "../../bookings/clients/client.ts";
import { deleteClient, lockClient } from "../../bookings/clients/store.ts";
import { type ProjectRow, projectNoun, projectOf } from "../../bookings/projects/project.ts";
import {
  deleteProject,
  findProject,
  listOfClient,
  lockProject,
  touchProjects,
} from "../../bookings/projects/store.ts";
import { changed } from "../../changes/outbox/changed.ts";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";

/** Deletes a client: its bookings and projects are shown without it. */
export async function retireClient(outer: Context, actor: Actor, id: number): Promise<void> {
  const accountId = actor.account.id;
  await changed(outer, actor, {
    ...clientNoun,
    id,
    lock: lockClient,
    async write(context) {
      const { db } = context;
      const projects = await listOfClient(db, accountId, id);
      const at = context.now();
      await changeBookings(context, actor, {
        ids: await listBookedFor(db, { accountId, purpose: "client", id }),
        change: () => deleteClient(db, { accountId, id, at }),
      });
      await touchProjects(db, { accountId, ids: projects.map((project) => project.id), at });
      for (const project of projects) await recordProject(context, actor, project);
      return undefined;
    },
  });
}

async function recordProject(context: Context, actor: Actor, row: ProjectRow): Promise<void> {
  const { account } = actor;
  const { settings, db } = context;
  const { id } = row;
  const now = (await findProject(db, account.id, id))!;
  await record(context, actor, {
    kind: "project",
    action: "update",
    id,
    before: projectOf(row, { account, settings }),
    after: projectOf(now, { account, settings }),
  });
}

/** Deletes a project: its bookings are shown without it. */
export async function retireProject(outer: Context, actor: Actor, id: number): Promise<void> {
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
