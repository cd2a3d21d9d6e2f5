/*
 * A client or a project that is deleted leaves what was booked for it, and a client their projects.
 * All of these are shown without it from then on, so each of them has changed.
 */
import { atomically } from "@frontdesk/database/atomically";
import { changeBookings } from "../../bookings/bookings/displacement/change.ts";
import { listBookedFor } from "../../bookings/bookings/retiring/store.ts";
import { checkOwn as checkOwnClient, clientOf } from "../../bookings/clients/client.ts";
import { deleteClient, lockClient } from "../../bookings/clients/store.ts";
import {
  checkOwn as checkOwnProject,
  type ProjectRow,
  projectOf,
} from "../../bookings/projects/project.ts";
import {
  deleteProject,
  findProject,
  listOfClient,
  lockProject,
  touchProjects,
} from "../../bookings/projects/store.ts";
import { record } from "../../changes/outbox/records.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import type { Actor } from "../../parties/identity/identity.ts";

/** Deletes a client: its bookings and projects are shown without it. */
export async function retireClient(outer: Context, actor: Actor, id: number): Promise<void> {
  const { id: accountId, subdomain } = actor.account;
  await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const row = await lockClient(db, accountId, id);
    if (row === undefined) throw notFound();
    checkOwnClient(actor, row);
    const projects = await listOfClient(db, accountId, id);
    const at = context.now();
    await changeBookings(context, actor, {
      ids: await listBookedFor(db, { accountId, purpose: "client", id }),
      change: () => deleteClient(db, { accountId, id, at }),
    });
    await touchProjects(db, { accountId, ids: projects.map((project) => project.id), at });
    for (const project of projects) await recordProject(context, actor, project);
    const before = clientOf(row, context, subdomain);
    await record(context, actor, { kind: "client", action: "delete", id, before });
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
  const { account } = actor;
  const accountId = account.id;
  await atomically(outer.db, async (db) => {
    const context = { ...outer, db };
    const row = await lockProject(db, accountId, id);
    if (row === undefined) throw notFound();
    checkOwnProject(actor, row);
    await changeBookings(context, actor, {
      ids: await listBookedFor(db, { accountId, purpose: "project", id }),
      change: () => deleteProject(db, { accountId, id, at: context.now() }),
    });
    const before = projectOf(row, { account, settings: context.settings });
    await record(context, actor, { kind: "project", action: "delete", id, before });
  });
}
