/*
 * A page of a list is read some rows at a time, and these are written before others are read, so
 * that no answer holds more than a megabyte, however large its rows are. Access is checked again
 * for each portion.
 */
import { answerInPortions, longAnswerMs } from "@frontdesk/server/portions";
import type { Server } from "@frontdesk/server/server";
import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Id } from "../../ground/ids.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a list: how many bytes one of its rows has at most, where that is not many. */
    rowBytes?: number;
  }
}

/** As much as an answer holds at most, and as large as a row may be where nothing else is said. */
export const portion = { bytes: 1_048_576, rowBytes: 16_384 };

interface Bounds {
  limit: number;
  before?: string;
  after?: string;
  format?: string;
}

/** Named by its own id, or by that of its merchant where a list has one row of each. */
type Items = { id?: Id; merchantId?: Id }[];

/** Has the lists of a scope be read in portions, all but those that see to it themselves. */
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
  /** How many rows are read at once. */
  most: number;
  /** False for a list that begins with the oldest whatever is asked. */
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

/** The portions of a page after its first one. */
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

interface Described {
  querystring?: { properties?: Record<string, unknown> };
  response?: Record<string, Shown & { content?: Record<string, { schema: Shown }> }>;
}

interface Shown {
  type?: string;
}

const propertiesOf = ({ schema }: RouteOptions): Record<string, unknown> =>
  (schema as Described | undefined)?.querystring?.properties ?? {};

/** Whether a route answers a page of rows, one after the other by their ids. */
function isList(route: RouteOptions): boolean {
  const { method, schema } = route;
  if (![method].flat().includes("GET") || !("limit" in propertiesOf(route))) return false;
  const answered = (schema as Described).response?.[200];
  const shown = answered?.content?.["application/json"]?.schema ?? answered;
  return shown?.type === "array";
}
