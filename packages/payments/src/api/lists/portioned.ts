/* No response buffers more than a megabyte. Each portion repeats the access check. */
import { answerInPortions, longAnswerMs } from "@frontdesk/server/portions";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Id } from "../../core/ids.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    rowBytes?: number;
  }
}

/** Largest buffer; default row size. */
export const portion = { bytes: 1_048_576, rowBytes: 16_384 };

interface Bounds {
  limit: number;
  before?: string;
  after?: string;
  format?: string;
}

/** Keyed by merchant in lists with one row per merchant. */
type Items = { id?: Id; merchantId?: Id }[];

export function readInPortions(scope: Server): void {
  scope.addHook("onRoute", (route) => {
    if (!isList(route) || route.handlerTimeout === longAnswerMs) return;
    const { handler, config } = route;
    const hasBefore = "before" in propertiesOf(route);
    route.handler = async function (request, reply) {
      const { bytes, rowBytes } = portion;
      const most = Math.max(1, Math.floor(bytes / (config?.rowBytes ?? rowBytes)));
      const read = async (query: Bounds) => {
        request.query = query;
        return await handler.call(this, request, reply);
      };
      return await answer(request, reply, { most, hasBefore, read });
    };
  });
}

interface Reading {
  most: number;
  hasBefore: boolean;
  read(query: Bounds): Promise<unknown>;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  reading: Reading,
): Promise<unknown> {
  const { most, read } = reading;
  const query = request.query as Bounds;
  if (query.format === "csv" || query.limit <= most) return await read(query);
  const first = (await read({ ...query, limit: most })) as Items;
  if (first.length < most) return first;
  const portions = restOf(query, first, reading);
  return await answerInPortions(reply, { who: callerOf(request), first, portions });
}

async function* restOf(
  query: Bounds,
  first: Items,
  { most, hasBefore, read }: Reading,
): AsyncGenerator<Items> {
  let left = query.limit - first.length;
  for (let items = first; left > 0; left -= items.length) {
    const limit = Math.min(left, most);
    const { id, merchantId } = items.at(-1)!;
    const last = id ?? merchantId!;
    const isForward = !hasBefore || (query.after !== undefined && query.before === undefined);
    const next = isForward ? { after: last } : { before: last };
    items = (await read({ ...query, limit, ...next })) as Items;
    if (items.length > 0) yield items;
    if (items.length < limit) return;
  }
}

function callerOf({ identity, callerAddress }: FastifyRequest): string {
  return identity?.callerId ?? `operator at ${callerAddress}`;
}

interface DescribedSchema {
  querystring?: { properties?: Record<string, unknown> };
  response?: Record<
    string,
    ResponseSchema & { content?: Record<string, { schema: ResponseSchema }> }
  >;
}

interface ResponseSchema {
  type?: string;
}

const propertiesOf = ({ schema }: RouteOptions): Record<string, unknown> =>
  (schema as DescribedSchema | undefined)?.querystring?.properties ?? {};

function isList(route: RouteOptions): boolean {
  const { method, schema } = route;
  if (![method].flat().includes("GET") || !("limit" in propertiesOf(route))) return false;
  const answered = (schema as DescribedSchema).response?.[200];
  const responseSchema = answered?.content?.["application/json"]?.schema ?? answered;
  return responseSchema?.type === "array";
}
