/* Routes of the objects of an account, such as `/:account/clients` and `/:account/clients/:id`. */

import type { Database } from "@frontdesk/database/database";
import type { Reason } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Static, type TSchema, Type } from "typebox";
import { answerOnce, byRights } from "../api/idempotency/idempotency.ts";
import { answerList, type ListPage, type Page, pageOf } from "../api/lists/lists.ts";
import { checkMatch, tagged } from "../api/objects.ts";
import type { Context } from "../core/context.ts";
import { AccountPath, InAccount, PathId } from "../core/paths.ts";
import { notFound } from "../core/refusals.ts";
import { accountPath } from "../parties/accounts/account.ts";
import { type Actor, actorOf } from "../parties/identity/identity.ts";
import type { View } from "./view.ts";

export interface ObjectRoutes {
  /** As in paths: `custom_fields`. */
  path: string;
  tag: string;
  viewable: FastifyContextConfig;
  writable: FastifyContextConfig;
}

interface Operation<Body extends TSchema> {
  summary: string;
  refusals?: readonly Reason[];
  body: Body;
  view: TSchema;
}

/** A list after `/:account/clients`; `under` is a path below it. */
interface ListOperation<Query extends TSchema> {
  summary: string;
  refusals?: readonly Reason[];
  query: Query;
  view: TSchema;
  under?: string;
}

type Operate<Request> = (request: Request, reply: FastifyReply) => Promise<unknown>;
type BodyRequest<Body extends TSchema> = FastifyRequest & { body: Static<Body> };

export function routesOf(server: Server, { path, tag, viewable, writable }: ObjectRoutes) {
  const all = `/:account/${path}`;
  const tags = [tag];
  const params = InAccount(PathId);
  return {
    list<Query extends TSchema>(
      { summary, refusals, query, view, under = "" }: ListOperation<Query>,
      operate: Operate<QueryRequest<Query>>,
    ) {
      const answered = { params: AccountPath, querystring: query, response: { 200: view } };
      const schema = { tags, summary, ...refusalsIn(refusals), ...answered };
      add({ method: "GET", url: all + under, schema, config: withoutId(viewable) }, operate);
    },

    get(summary: string, view: TSchema, operate: Operate<IdRequest>) {
      const schema = { tags, summary, params, response: { 200: view } };
      add({ method: "GET", url: `${all}/:id`, schema, config: viewable }, operate);
    },

    create<Body extends TSchema>(
      { summary, refusals, body, view, ...limit }: Operation<Body> & BodyLimit,
      operate: Operate<BodyRequest<Body>>,
    ) {
      const answered = { body, response: { 201: view } };
      const schema = { tags, summary, ...refusalsIn(refusals), params: AccountPath, ...answered };
      add({ method: "POST", url: all, schema, config: withoutId(writable), ...limit }, operate);
    },

    update<Body extends TSchema>(
      { summary, refusals, body, view, ...hooks }: Operation<Body> & Hooks,
      operate: Operate<BodyRequest<Body> & IdRequest>,
    ) {
      const answered = { params, body, response: { 200: view } };
      const schema = { tags, summary, ...refusalsIn(refusals), ...answered };
      add({ method: "PUT", url: `${all}/:id`, schema, config: writable, ...hooks }, operate);
    },

    delete(summary: string, refusals: readonly Reason[], operate: Operate<IdRequest>) {
      const answered = { params, response: { 204: Type.Null() } };
      const schema = { tags, summary, ...refusalsIn(refusals), ...answered };
      add({ method: "DELETE", url: `${all}/:id`, schema, config: writable }, operate);
    },
  };

  /** The schema gives the function these types: Fastify cannot infer them through a generic. */
  function add<Request>(route: Omit<RouteOptions, "handler">, operate: Operate<Request>): void {
    server.route({ ...route, handler: operate as RouteOptions["handler"] });
  }
}

/** Only a path with an id has an object to look for. */
function withoutId({ exists: _, own, ...config }: FastifyContextConfig): FastifyContextConfig {
  if (own === undefined) return config;
  return { ...config, own: typeof own === "function" ? "filtered" : own };
}

type BodyLimit = Pick<RouteOptions, "bodyLimit">;

type Hooks = Pick<RouteOptions, "preValidation">;

function refusalsIn(refusals: readonly Reason[] | undefined) {
  return refusals === undefined ? {} : { "x-refusals": refusals };
}

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
  const read = readingUntagged(context, find, show);
  return async (request: IdRequest, reply: FastifyReply): Promise<Item> =>
    tagged(reply, await read(request));
}

/** Of an object without updates, so without an ETag. */
export function readingUntagged<Row, Item extends object>(
  context: Context,
  find: Find<Row>,
  show: (row: Row, view: View) => Item | Promise<Item>,
) {
  return async ({ account, params }: IdRequest): Promise<Item> => {
    const row = await find(context.db, account.id, params.id);
    if (row === undefined) throw notFound();
    return await show(row, { ...context, account });
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
