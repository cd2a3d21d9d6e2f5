import type { Static } from "typebox";
import { changed } from "../../changes/outbox/changed.ts";
import type { Change } from "../../changes/requests.ts";
import { readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findNamedClient } from "./named-client.ts";
import { type ProjectResponse, type ProjectRow, projectNoun } from "./project.ts";
import type { ChangedProject } from "./schema.ts";
import { findProject, lockProject, updateProject, type WrittenProject } from "./store.ts";

export async function changeProject(
  context: Context,
  actor: Actor,
  { id, body, check }: Change<Static<typeof ChangedProject>, ProjectResponse>,
): Promise<ProjectResponse> {
  const accountId = actor.account.id;
  return await changed(context, actor, {
    ...projectNoun,
    id,
    lock: lockProject,
    check,
    async write({ db, now }, row) {
      const { client_id: text } = body;
      const clientId = text === undefined ? undefined : await findNamedClient(db, accountId, text);
      await updateProject(db, { ...mergedWith(row, body), accountId, id, clientId, at: now() });
      return await findProject(db, accountId, id);
    },
  });
}

function mergedWith(row: ProjectRow, body: Static<typeof ChangedProject>): WrittenProject {
  return {
    name: body.name?.trim() ?? row.name,
    color: body.color ? readColor(body.color) : row.color,
    notes: body.notes === undefined ? row.notes : body.notes,
    project_code: body.project_code === undefined ? row.project_code : body.project_code,
    default_billable: body.default_billable ?? row.default_billable,
    archived: body.archived ?? row.archived,
  };
}
