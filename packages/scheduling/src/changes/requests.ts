import type { Database } from "@frontdesk/database/database";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { checkMatch, tagged } from "../api/etags.ts";
import { answerOnce, byRights } from "../api/idempotency/idempotency.ts";
import { answerList, type ListPage, type Page, pageOf } from "../api/lists/lists.ts";
import type { Context } from "../core/context.ts";
import { notFound } from "../core/refusals.ts";
import { accountPath } from "../parties/accounts/account.ts";
import { type Actor, actorOf } from "../parties/identity/identity.ts";
import type { View } from "./view.ts";

type Find<Row> = (db: Database, accountId: number, id: number) => Promise<Row | undefined>;

interface IdRequest extends FastifyRequest {
  params: { id: number };
}

/** Checks ownership (403) before validation (422). */
export function ownFirst<Row>(
  { db }: Pick<Context, "db">,
  find: Find<Row>,
  checkOwn: (actor: Actor, row: Row) => void,
) {
  return async (request: FastifyRequest): Promise<void> => {
    const { id } = request.params as { id: number };
    const row = await find(db, request.account.id, Number(id));
    if (row === undefined) throw notFound();
    checkOwn(actorOf(request), row);
  };
}

export type QueryRequest<Query extends TSchema> = FastifyRequest & { query: Static<Query> };

export function listing<Incoming extends FastifyRequest, Row extends { id: number }, Item>(
  context: Context,
  show: (row: Row, view: View) => Item,
  list: (request: Incoming, page: Page) => Promise<ListPage<Row>>,
) {
  const { settings } = context;
  return async (request: Incoming, reply: FastifyReply): Promise<Item[]> => {
    const page = pageOf(request.query as object, settings);
    const view = { ...context, account: request.account };
    return await answerList(request, reply, {
      page,
      settings,
      list: (page) => list(request, page),
      show: (rows) => rows.map((row) => show(row, view)),
    });
  };
}

export function reading<Row, Item extends object>(
  context: Context,
  find: Find<Row>,
  show: (row: Row, view: View) => Item | Promise<Item>,
) {
  return async ({ account, params }: IdRequest, reply: FastifyReply): Promise<Item> => {
    const row = await find(context.db, account.id, params.id);
    if (row === undefined) throw notFound();
    return tagged(reply, await show(row, { ...context, account }));
  };
}

export function creating<Body, View extends { id: number }>(
  context: Context,
  noun: string,
  create: (context: Context, actor: Actor, body: Body) => Promise<View>,
) {
  return async (request: FastifyRequest & { body: Body }, reply: FastifyReply): Promise<void> => {
    await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
      const body = await create(context, actorOf(request), request.body);
      const location = accountPath(context.settings, request.account.subdomain);
      const headers = { location: `${location}/${noun}/${body.id}` };
      return { status: 201, body, headers, clientId: clientIn(noun, body) };
    });
  };
}

function clientIn(noun: string, { id, ...view }: { id: number }): number | null {
  if (noun === "clients") return id;
  return (view as { client_id?: number | null }).client_id ?? null;
}

export interface Change<Body, View> {
  id: number;
  body: Body;
  check: (current: View) => void;
}

export function changing<Body, View extends object>(
  context: Context,
  change: (context: Context, actor: Actor, change: Change<Body, View>) => Promise<View>,
) {
  return async (request: IdRequest & { body: Body }, reply: FastifyReply): Promise<View> => {
    const { body, params } = request;
    const check = (current: View) => checkMatch(request, current);
    return tagged(reply, await change(context, actorOf(request), { id: params.id, body, check }));
  };
}

export function removing(
  context: Context,
  remove: (context: Context, actor: Actor, id: number) => Promise<void>,
) {
  return async (request: IdRequest, reply: FastifyReply): Promise<null> => {
    await remove(context, actorOf(request), request.params.id);
    reply.code(204);
    return null;
  };
}
