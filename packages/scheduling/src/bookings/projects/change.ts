import { atomically } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { record } from "../../changes/outbox/records.ts";
import { colorFor, readColor } from "../../ground/colors.ts";
import type { Context } from "../../ground/context.ts";
import { notFound, unfit } from "../../ground/errors.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { hasClient } from "../clients/store.ts";
import { checkOwn, type ProjectRow, projectOf } from "./project.ts";
import type { ChangedProject, NewProject, Project } from "./schema.ts";
import { findProject, insertProject, lockProject, updateProject, type Written } from "./store.ts";

type Shown = Static<typeof Project>;

/** Makes a project. */
export async function createProject(
  context: Context,
  actor: Actor,
  body: Static<typeof NewProject>,
): Promise<Shown> {
  const { account } = actor;
  const name = body.name.trim();
  return await atomically(context.db, async (db) => {
    const id = await insertProject(db, {
      accountId: account.id,
      creatorId: actor.userId,
      name,
      color: body.color ? readColor(body.color) : colorFor(name),
      notes: body.notes ?? null,
      project_code: body.project_code ?? null,
      default_billable: body.default_billable ?? false,
      archived: body.archived ?? false,
      clientId: await clientOf(db, account.id, body.client_id ?? null),
      at: context.now(),
    });
    const after = await getShown({ ...context, db }, actor, id);
    await record({ ...context, db }, actor, { kind: "project", action: "create", id, after });
    return after;
  });
}

/** The client that a caller names, if any; 422 when there is none like it. */
async function clientOf(
  db: Database,
  accountId: number,
  given: number | null,
): Promise<number | null> {
  if (given === null || given === 0) return null;
  if (!(await hasClient(db, accountId, given))) throw unfit("client_id", "is not there");
  return given;
}

async function getShown({ db, settings }: Context, actor: Actor, id: number): Promise<Shown> {
  const row = await findProject(db, actor.account.id, id);
  if (row === undefined) throw notFound();
  return projectOf(row, { account: actor.account, settings });
}

export interface ProjectChange {
  id: number;
  body: Static<typeof ChangedProject>;
  /** Given the project as it is, throws when it was not meant to be. */
  check: (current: Shown) => void;
}

/** Changes what is given of a project. */
export async function changeProject(
  context: Context,
  actor: Actor,
  { id, body, check }: ProjectChange,
): Promise<Shown> {
  const { account } = actor;
  return await atomically(context.db, async (db) => {
    const row = await lockProject(db, account.id, id);
    if (row === undefined) throw notFound();
    checkOwn(actor, row);
    const before = projectOf(row, { account, settings: context.settings });
    check(before);
    const { client_id: clientId } = body;
    await updateProject(db, {
      ...mergedWith(row, body),
      clientId: clientId === undefined ? undefined : await clientOf(db, account.id, clientId),
      accountId: account.id,
      id,
      at: context.now(),
    });
    const after = await getShown({ ...context, db }, actor, id);
    const change = { kind: "project", action: "update", id } as const;
    await record({ ...context, db }, actor, { ...change, before, after });
    return after;
  });
}

function mergedWith(row: ProjectRow, body: Static<typeof ChangedProject>): Written {
  return {
    name: body.name?.trim() ?? row.name,
    color: body.color ? readColor(body.color) : row.color,
    notes: body.notes === undefined ? row.notes : body.notes,
    project_code: body.project_code === undefined ? row.project_code : body.project_code,
    default_billable: body.default_billable ?? row.default_billable,
    archived: body.archived ?? row.archived,
  };
}
