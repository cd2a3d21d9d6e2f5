import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { checkMatch, tagged } from "../../api/etags.ts";
import { answerOnce } from "../../api/idempotency/idempotency.ts";
import { pageOf, sendList } from "../../api/lists/lists.ts";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/errors.ts";
import { AccountPath, InAccount, PathId } from "../../ground/paths.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeProject, createProject } from "./change.ts";
import { checkOwn, listedProjectOf, projectOf } from "./project.ts";
import { ChangedProject, ListedProject, NewProject, Project, ProjectQuery } from "./schema.ts";
import { findProject, hasProject, listProjects } from "./store.ts";

const tags = ["Projects"];
const one = InAccount(PathId);
const reading = { scope: "projects:read", right: ["projects", "view"] } as const;
const writing = { scope: "projects:write", right: ["projects", "manage_own"] } as const;

export function projectRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  const { db, settings } = context;
  server.get(
    isArchived ? "/:account/projects/archived" : "/:account/projects",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived projects" : "List active projects",
        params: AccountPath,
        querystring: ProjectQuery,
        response: { 200: Type.Array(ListedProject) },
      },
      config: reading,
    },
    async (request, reply) => {
      const { account, query } = request;
      const page = pageOf(query, settings);
      const which = query.includeArchived === true ? undefined : isArchived;
      const filter = { accountId: account.id, isArchived: which };
      const listed = await listProjects(db, filter, page);
      const rows = sendList(request, reply, { page, listed, settings });
      return rows.map((row) => listedProjectOf(row, { account, settings }));
    },
  );
}

function readRoute(server: Server, context: Context): void {
  const { db, settings } = context;
  server.get(
    "/:account/projects/:id",
    {
      schema: { tags, summary: "Read a project", params: one, response: { 200: Project } },
      config: reading,
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findProject(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, projectOf(row, { account, settings }));
    },
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/projects",
    {
      schema: {
        tags,
        summary: "Create a project",
        params: AccountPath,
        body: NewProject,
        response: { 201: Project },
      },
      config: writing,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createProject(context, actorOf(request), request.body);
        const location = new URL(body.url).pathname;
        return { status: 201, body, headers: { location } };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  const config = { ...writing, exists: hasProject };

  // Whose it is is said before what is wrong with the request.
  const preValidation = async (request: FastifyRequest) => {
    const { id } = request.params as { id: number };
    const row = await findProject(context.db, request.account.id, Number(id));
    if (row === undefined) throw notFound();
    checkOwn(actorOf(request), row);
  };

  server.put(
    "/:account/projects/:id",
    {
      schema: {
        tags,
        summary: "Change a project: only what is given",
        params: one,
        body: ChangedProject,
        response: { 200: Project },
      },
      config,
      preValidation,
    },
    async (request, reply) => {
      const { body, params } = request;
      const check = (current: object) => checkMatch(request, current);
      const change = { id: params.id, body, check };
      return tagged(reply, await changeProject(context, actorOf(request), change));
    },
  );
}
