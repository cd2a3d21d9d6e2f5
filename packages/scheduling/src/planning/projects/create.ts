import type { Static } from "typebox";
import { created } from "../../changes/outbox/changed.ts";
import { colorFor, readColor } from "../../core/colors.ts";
import type { Context } from "../../core/context.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findNamedClient, type ProjectResponse, projectNoun } from "./project.ts";
import type { NewProject } from "./schema.ts";
import { findProject, insertProject } from "./store.ts";

export async function createProject(
  context: Context,
  actor: Actor,
  body: Static<typeof NewProject>,
): Promise<ProjectResponse> {
  const accountId = actor.account.id;
  const name = body.name.trim();
  return await created(context, actor, {
    ...projectNoun,
    async write({ db, now }) {
      const id = await insertProject(db, {
        accountId,
        creatorId: actor.userId,
        name,
        color: body.color ? readColor(body.color) : colorFor(name),
        notes: body.notes ?? null,
        project_code: body.project_code ?? null,
        default_billable: body.default_billable ?? false,
        archived: body.archived ?? false,
        clientId: await findNamedClient(db, accountId, body.client_id ?? null),
        at: now(),
      });
      return (await findProject(db, accountId, id))!;
    },
  });
}
