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
import type { Actor } from "../../parties/identity/identity.ts";
import { createProject } from "./create.ts";
import {
  checkOwnProject,
  findNamedClient,
  listedProjectOf,
  type ProjectResponse,
  type ProjectRow,
  projectNoun,
  projectOf,
} from "./project.ts";
import { projectRefusals } from "./refusals.ts";
import { ChangedProject, ListedProject, NewProject, Project, ProjectQuery } from "./schema.ts";
import {
  findProject,
  hasProject,
  listProjects,
  lockProject,
  updateProject,
  type WrittenProject,
} from "./store.ts";

export function projectRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "projects",
    tag: "Projects",
    viewable: { persons: true, scope: "projects:read", right: ["projects", "view"] },
    writable: {
      persons: true,
      scope: "projects:write",
      right: ["projects", "manage_own"],
      exists: hasProject,
    },
  });
  archivedLists(context, routes, {
    noun: "projects",
    query: ProjectQuery,
    view: ListedProject,
    show: listedProjectOf,
    list: (filter, page) => listProjects(context.db, filter, page),
  });
  routes.get("Retrieve a project", Project, reading(context, findProject, projectOf));
  routes.create(
    {
      summary: "Create a project",
      refusals: [projectRefusals.goneClient],
      body: NewProject,
      view: Project,
    },
    creating(context, "projects", createProject),
  );
  routes.update(
    {
      summary: "Update a project",
      refusals: Object.values(projectRefusals),
      body: ChangedProject,
      view: Project,
      preValidation: ownFirst(context, findProject, checkOwnProject),
    },
    changing(context, changeProject),
  );
}

async function changeProject(
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
