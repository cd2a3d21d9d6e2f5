/* Routes of the objects of an account, such as `/:account/clients` and `/:account/clients/:id`. */
import type { Reason } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { type Static, type TSchema, Type } from "typebox";
import { AccountPath, InAccount, PathId } from "../core/paths.ts";

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
type QueryRequest<Query extends TSchema> = FastifyRequest & { query: Static<Query> };
type BodyRequest<Body extends TSchema> = FastifyRequest & { body: Static<Body> };
type IdRequest = FastifyRequest & { params: { id: number } };

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
      { summary, refusals, body, view }: Operation<Body>,
      operate: Operate<BodyRequest<Body>>,
    ) {
      const answered = { body, response: { 201: view } };
      const schema = { tags, summary, ...refusalsIn(refusals), params: AccountPath, ...answered };
      add({ method: "POST", url: all, schema, config: withoutId(writable) }, operate);
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
function withoutId({ exists: _, ...config }: FastifyContextConfig): FastifyContextConfig {
  return config;
}

type Hooks = Pick<RouteOptions, "preValidation">;

function refusalsIn(refusals: readonly Reason[] | undefined) {
  return refusals === undefined ? {} : { "x-refusals": refusals };
}
