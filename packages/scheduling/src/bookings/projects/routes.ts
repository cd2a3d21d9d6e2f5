import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import {
  changing,
  creating,
  listing,
  ownFirst,
  type QueryRequest,
  reading,
} from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { changeProject } from "./change.ts";
import { createProject } from "./create.ts";
import { checkOwnProject, listedProjectOf, projectOf } from "./project.ts";
import { projectRefusals } from "./refusals.ts";
import { ChangedProject, ListedProject, NewProject, Project, ProjectQuery } from "./schema.ts";
import { findProject, hasProject, listProjects } from "./store.ts";

const { goneClient } = projectRefusals;
const tags = ["Projects"];
const one = InAccount(PathId);
const viewable = { persons: true, scope: "projects:read", right: ["projects", "view"] } as const;
const writable = {
  persons: true,
  scope: "projects:write",
  right: ["projects", "manage_own"],
} as const;

export function projectRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  server.get(
    isArchived ? "/:account/projects/archived" : "/:account/projects",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived projects" : "List active projects",
        params: AccountPath,
        querystring: ProjectQuery,
        response: { 200: Type.Array(Type.Union([ListedProject, DeletedItem])) },
      },
      config: viewable,
    },
    followed(
      context,
      listing(
        context,
        orDeleted(listedProjectOf),
        (request: QueryRequest<typeof ProjectQuery>, page) => {
          const { account, query } = request;
          const updatedSince = sinceOf(query);
          const isBoth =
            query.includeArchived === true || (updatedSince !== undefined && !isArchived);
          const filter = { isArchived: isBoth ? undefined : isArchived, updatedSince };
          return listProjects(context.db, { accountId: account.id, ...filter }, page);
        },
      ),
    ),
  );
}

function readRoute(server: Server, context: Context): void {
  server.get(
    "/:account/projects/:id",
    {
      schema: { tags, summary: "Get a project", params: one, response: { 200: Project } },
      config: viewable,
    },
    reading(context, findProject, projectOf),
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/projects",
    {
      schema: {
        tags,
        summary: "Create a project",
        "x-refusals": [goneClient],
        params: AccountPath,
        body: NewProject,
        response: { 201: Project },
      },
      config: writable,
    },
    creating(context, "projects", createProject),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/projects/:id",
    {
      schema: {
        tags,
        summary: "Update a project",
        "x-refusals": Object.values(projectRefusals),
        params: one,
        body: ChangedProject,
        response: { 200: Project },
      },
      config: { ...writable, exists: hasProject },
      preValidation: ownFirst(context, findProject, checkOwnProject),
    },
    changing(context, changeProject),
  );
}
