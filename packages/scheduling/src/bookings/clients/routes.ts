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
import { changeClient, createClient } from "./change.ts";
import { checkOwn, clientOf, listedClientOf } from "./client.ts";
import { ChangedClient, Client, ClientQuery, ListedClient, NewClient } from "./schema.ts";
import { findClient, hasClient, listClients } from "./store.ts";

const tags = ["Clients"];
const one = InAccount(PathId);
const reading = { scope: "clients:read", right: ["clients", "view"] } as const;
const writing = { scope: "clients:write", right: ["clients", "manage_own"] } as const;

export function clientRoutes(server: Server, context: Context): void {
  listRoute(server, context, false);
  listRoute(server, context, true);
  readRoute(server, context);
  createRoute(server, context);
  changeRoute(server, context);
}

function listRoute(server: Server, context: Context, isArchived: boolean): void {
  const { db, settings } = context;
  server.get(
    isArchived ? "/:account/clients/archived" : "/:account/clients",
    {
      schema: {
        tags,
        summary: isArchived ? "List archived clients" : "List active clients",
        params: AccountPath,
        querystring: ClientQuery,
        response: { 200: Type.Array(ListedClient) },
      },
      config: reading,
    },
    async (request, reply) => {
      const { account, query } = request;
      const page = pageOf(query, settings);
      const which = query.includeArchived === true ? undefined : isArchived;
      const filter = { accountId: account.id, isArchived: which };
      const listed = await listClients(db, filter, page);
      const rows = sendList(request, reply, { page, listed, settings });
      return rows.map((row) => listedClientOf(row, context, account.subdomain));
    },
  );
}

function readRoute(server: Server, context: Context): void {
  const { db } = context;
  server.get(
    "/:account/clients/:id",
    {
      schema: { tags, summary: "Read a client", params: one, response: { 200: Client } },
      config: reading,
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findClient(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, clientOf(row, context, account.subdomain));
    },
  );
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/clients",
    {
      schema: {
        tags,
        summary: "Create a client",
        params: AccountPath,
        body: NewClient,
        response: { 201: Client },
      },
      config: writing,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply }, async (context) => {
        const body = await createClient(context, actorOf(request), request.body);
        const location = new URL(body.url).pathname;
        return { status: 201, body, headers: { location } };
      });
      return reply;
    },
  );
}

function changeRoute(server: Server, context: Context): void {
  const config = { ...writing, exists: hasClient };

  // Whose it is is said before what is wrong with the request.
  const preValidation = async (request: FastifyRequest) => {
    const { id } = request.params as { id: number };
    const row = await findClient(context.db, request.account.id, Number(id));
    if (row === undefined) throw notFound();
    checkOwn(actorOf(request), row);
  };

  server.put(
    "/:account/clients/:id",
    {
      schema: {
        tags,
        summary: "Change a client: only what is given",
        params: one,
        body: ChangedClient,
        response: { 200: Client },
      },
      config,
      preValidation,
    },
    async (request, reply) => {
      const { body, params } = request;
      const check = (current: object) => checkMatch(request, current);
      const change = { id: params.id, body, check };
      return tagged(reply, await changeClient(context, actorOf(request), change));
    },
  );
}
