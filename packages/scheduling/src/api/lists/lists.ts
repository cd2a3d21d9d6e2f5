/* `after`, the last id of the previous page, misses no row during deletions. `offset`, and `page`
   with `per_page`, are for published clients. */

import { answerInPortions } from "@frontdesk/server/portions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { invalid } from "../../core/refusals.ts";
import type { Settings } from "../../core/settings.ts";
import { listRefusals } from "../refusals.ts";

const whole = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000, description }));

export const paging = {
  limit: whole("Maximum number of entries; defaults to 50, 0 for all"),
  offset: whole("Number of entries to skip"),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Returns entries with a greater id: pass the last id of the previous page",
    }),
  ),
  before: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Returns entries with a smaller id",
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

const Paging = Type.Object(paging);
type Paging = Static<typeof Paging>;

export interface Page {
  limit: number;
  offset: number;
  after?: number | undefined;
  before?: number | undefined;
}

export function pageOf(
  { limit, offset, after, before, page, per_page: perPage }: Paging,
  { mostRows }: Pick<Settings, "mostRows">,
  usual = 50,
): Page {
  const isCounted = (offset ?? 0) > 0 || page !== undefined;
  if (after !== undefined && isCounted) throw invalid(listRefusals.twoPlaces());
  if (page !== undefined || perPage !== undefined) {
    const size = perPage ?? usual;
    return { limit: Math.min(size, mostRows), offset: ((page ?? 1) - 1) * size, after, before };
  }
  const query = limit ?? usual;
  // One row more shows that the list is too long.
  if (query === 0) return { limit: mostRows + 1, offset: offset ?? 0, after, before };
  return { limit: Math.min(query, mostRows), offset: offset ?? 0, after, before };
}

export interface ListPage<Item> {
  items: Item[];
  total: number | undefined;
  hasMore: boolean;
  /** Count of the whole page; `items` may be a portion. */
  count: number;
  lastId: number;
}

interface ListAnswer<Row, View> {
  page: Page;
  settings: Settings;
  list: (page: Page) => Promise<ListPage<Row>>;
  show: (rows: Row[]) => View[] | Promise<View[]>;
}

export async function answerList<Row extends { id: number }, View>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, settings, list, show }: ListAnswer<Row, View>,
): Promise<View[]> {
  const listed = await list(page);
  const first = await show(sendList(request, reply, { page, listed, settings }));
  if (listed.items.length >= listed.count) return first;
  const portions = restOf(page, listed, list);
  const { userId, applicationId, personalTokenId } = request.caller;
  const who = [userId, applicationId, personalTokenId].join();
  const view = (async function* () {
    for await (const rows of portions) yield await show(rows);
  })();
  // Fastify treats the reply itself as a started answer.
  return (await answerInPortions(reply, { who, first, portions: view })) as unknown as View[];
}

export async function listToAnswer<Row extends { id: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, settings, list }: Omit<ListAnswer<Row, never>, "show">,
): Promise<AsyncGenerator<Row[]>> {
  const listed = await list(page);
  const first = sendList(request, reply, { page, listed, settings });
  return (async function* () {
    yield first;
    yield* restOf(page, listed, list);
  })();
}

export async function* restOf<Row extends { id: number }>(
  { limit, before }: Page,
  first: ListPage<Row>,
  list: (page: Page) => Promise<ListPage<Row>>,
): AsyncGenerator<Row[]> {
  let left = Math.min(limit, first.count) - first.items.length;
  for (let listed = first; left > 0; left -= listed.items.length) {
    const after = listed.items.at(-1)!.id;
    // Limits rows read in vain.
    const some = Math.min(left, 2 * listed.items.length);
    listed = await list({ limit: some, offset: 0, after, before });
    if (listed.items.length === 0) return;
    yield listed.items;
  }
}

/** RFC 8288. */
export function sendList<Item extends { id: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, listed, settings }: { page: Page; listed: ListPage<Item>; settings: Settings },
): Item[] {
  const { items, total, count } = listed;
  if (count > settings.mostRows) throw listRefusals.tooLong(settings.mostRows);
  if (total !== undefined) reply.header("x-total-count", total);
  const links = linksOf(request, page, listed);
  if (links !== "") reply.header("link", links);
  return items;
}

function linksOf(
  request: FastifyRequest,
  { limit, offset, after }: Page,
  { items, hasMore, count, lastId }: ListPage<{ id: number }>,
): string {
  const url = new URL(request.url, "http://list.invalid");
  const isCounting =
    after === undefined &&
    ["offset", "page", "per_page"].some((name) => url.searchParams.has(name));
  const linkTo = (location: Record<string, number>, relation: string): string => {
    const query = new URLSearchParams(url.searchParams);
    for (const name of ["page", "per_page", "access_token", "offset", "after"]) query.delete(name);
    for (const [name, to] of Object.entries({ limit, ...location })) query.set(name, String(to));
    return `<${url.pathname}?${query}>; rel="${relation}"`;
  };
  const next = isCounting
    ? { offset: offset + limit }
    : { after: items.length < count ? lastId : (items.at(-1)?.id ?? 0) };
  return [
    ...(hasMore ? [linkTo(next, "next")] : []),
    ...(offset > 0 ? [linkTo({ offset: Math.max(0, offset - limit) }, "prev")] : []),
  ].join(", ");
}
