import type { Server } from "@frontdesk/server/server";
import { archivedLists } from "../../changes/archived-lists.ts";
import { routesOf } from "../../changes/object-routes.ts";
import { changing, creating, ownFirst, reading } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { changeProject } from "./change.ts";
import { createProject } from "./create.ts";
import { checkOwnProject, listedProjectOf, projectOf } from "./project.ts";
import { projectRefusals } from "./refusals.ts";
import { ChangedProject, ListedProject, NewProject, Project, ProjectQuery } from "./schema.ts";
import { findProject, hasProject, listProjects } from "./store.ts";

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
