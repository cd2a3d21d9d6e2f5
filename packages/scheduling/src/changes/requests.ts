// What routes of different nouns do in the same way, so that each says only what is its own.
import type { Database } from "@frontdesk/database/database";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { checkMatch, tagged } from "../api/etags.ts";
import { answerOnce, byRights } from "../api/idempotency/idempotency.ts";
import { answerList, type Listed, type Page, pageOf } from "../api/lists/lists.ts";
import type { Context } from "../ground/context.ts";
import { notFound } from "../ground/refusals.ts";
import { accountPath } from "../parties/accounts/account.ts";
import { type Actor, actorOf } from "../parties/identity/identity.ts";
import type { View } from "./view.ts";

type Find<Row> = (db: Database, accountId: number, id: number) => Promise<Row | undefined>;

interface Named extends FastifyRequest {
  params: { id: number };
}

/** Says whose a thing is before what is wrong with the request. */
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

/** A request whose query was checked against a schema. */
export type Queried<Query extends TSchema> = FastifyRequest & { query: Static<Query> };

/** Answers with a page of things. */
export function listing<Asked extends FastifyRequest, Row extends { id: number }, Shown>(
  context: Context,
  show: (row: Row, view: View) => Shown,
  list: (request: Asked, page: Page) => Promise<Listed<Row>>,
) {
  const { settings } = context;
  return async (request: Asked, reply: FastifyReply): Promise<Shown[]> => {
    const page = pageOf(request.query as object, settings);
    const view = { ...context, account: request.account };
    return await answerList(request, reply, {
      ...{ page, settings },
      list: (page) => list(request, page),
      show: (rows) => rows.map((row) => show(row, view)),
    });
  };
}

/** Answers with one thing and its entity tag. */
export function reading<Row, Shown extends object>(
  context: Context,
  find: Find<Row>,
  show: (row: Row, view: View) => Shown | Promise<Shown>,
) {
  return async ({ account, params }: Named, reply: FastifyReply): Promise<Shown> => {
    const row = await find(context.db, account.id, params.id);
    if (row === undefined) throw notFound();
    return tagged(reply, await show(row, { ...context, account }));
  };
}

/** Makes a thing, once for an `Idempotency-Key`; `noun` is where it can be read from then on. */
export function creating<Body, Shown extends { id: number }>(
  context: Context,
  noun: string,
  create: (context: Context, actor: Actor, body: Body) => Promise<Shown>,
) {
  return async (request: FastifyRequest & { body: Body }, reply: FastifyReply): Promise<void> => {
    await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
      const body = await create(context, actorOf(request), request.body);
      const place = accountPath(context.settings, request.account.subdomain);
      const headers = { location: `${place}/${noun}/${body.id}` };
      return { status: 201, body, headers, clientId: clientIn(noun, body) };
    });
  };
}

/** Whom a thing tells of: the client that it is, or that it is for. */
function clientIn(noun: string, { id, ...shown }: { id: number }): number | null {
  if (noun === "clients") return id;
  return (shown as { client_id?: number | null }).client_id ?? null;
}

/** What is to change of a thing. */
export interface Change<Body, Shown> {
  id: number;
  body: Body;
  /** Given the thing as it is, refuses when it is not what the caller has seen. */
  check: (current: Shown) => void;
}

/** Changes a thing, if it is still what the caller has seen; answers with what it became. */
export function changing<Body, Shown extends object>(
  context: Context,
  change: (context: Context, actor: Actor, change: Change<Body, Shown>) => Promise<Shown>,
) {
  return async (request: Named & { body: Body }, reply: FastifyReply): Promise<Shown> => {
    const { body, params } = request;
    const check = (current: Shown) => checkMatch(request, current);
    return tagged(reply, await change(context, actorOf(request), { id: params.id, body, check }));
  };
}

/** Deletes a thing; there is nothing to answer. */
export function removing(
  context: Context,
  remove: (context: Context, actor: Actor, id: number) => Promise<void>,
) {
  return async (request: Named, reply: FastifyReply): Promise<null> => {
    await remove(context, actorOf(request), request.params.id);
    reply.code(204);
    return null;
  };
}
