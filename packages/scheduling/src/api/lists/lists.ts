/*
 * A list is read page by page: `limit` (50 unless given, 0 for all) and `after`, the id of the last
 * item of the page before, so that none is missed where rows go meanwhile; or `offset`, or `page`
 * and `per_page` as some published clients send. Its items stand in the order of their ids.
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { unfit } from "../../ground/refusals.ts";
import type { Settings } from "../../ground/settings.ts";
import { listRefusals } from "../refusals.ts";

const whole = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000, description }));

/** The query parameters of every list. */
export const paging = {
  limit: whole("How many at most; 50 unless given, 0 for all"),
  offset: whole("How many to leave out from the beginning"),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Only those with a greater id: that of the last entry of the page before",
    }),
  ),
  before: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "Only those with a smaller id",
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

const Paging = Type.Object(paging);
type Paging = Static<typeof Paging>;

/** A part of a list. */
export interface Page {
  limit: number;
  offset: number;
  /** Where the list goes on; undefined where it is counted from its beginning. */
  after?: number | undefined;
  before?: number | undefined;
}

/** The page that a query asks for; a list of everything is refused beyond the operator's cap. */
export function pageOf(
  { limit, offset, after, before, page, per_page: perPage }: Paging,
  { mostRows }: Pick<Settings, "mostRows">,
  usual = 50,
): Page {
  const isCounted = (offset ?? 0) > 0 || page !== undefined;
  if (after !== undefined && isCounted) throw unfit(listRefusals.twoPlaces());
  if (page !== undefined || perPage !== undefined) {
    const size = perPage ?? usual;
    return { limit: Math.min(size, mostRows), offset: ((page ?? 1) - 1) * size, after, before };
  }
  const asked = limit ?? usual;
  // One more than may be sent, so that too many are noticed.
  if (asked === 0) return { limit: mostRows + 1, offset: offset ?? 0, after, before };
  return { limit: Math.min(asked, mostRows), offset: offset ?? 0, after, before };
}

/** One page of a list, and how many there are in all; after an id, or of many, it does not know. */
export interface Listed<Item> {
  items: Item[];
  total: number | undefined;
  hasMore: boolean;
}

/** Says how many there are and where the next page is (RFC 8288); gives the items. */
export function sendList<Item extends { id: number }>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, listed, settings }: { page: Page; listed: Listed<Item>; settings: Settings },
): Item[] {
  const { items, total } = listed;
  if (items.length > settings.mostRows) throw listRefusals.tooLong(settings.mostRows);
  if (total !== undefined) reply.header("x-total-count", total);
  const links = linksOf(request, page, listed);
  if (links !== "") reply.header("link", links);
  return items;
}

// Whoever counts goes on counting; the others are led on by ids.
function linksOf(
  request: FastifyRequest,
  { limit, offset, after }: Page,
  { items, hasMore }: Listed<{ id: number }>,
): string {
  const url = new URL(request.url, "http://list.invalid");
  const isCounting =
    after === undefined &&
    ["offset", "page", "per_page"].some((name) => url.searchParams.has(name));
  const linkTo = (place: Record<string, number>, relation: string): string => {
    const query = new URLSearchParams(url.searchParams);
    for (const name of ["page", "per_page", "access_token", "offset", "after"]) query.delete(name);
    for (const [name, to] of Object.entries({ limit, ...place })) query.set(name, String(to));
    return `<${url.pathname}?${query}>; rel="${relation}"`;
  };
  const next = isCounting ? { offset: offset + limit } : { after: items.at(-1)?.id ?? 0 };
  return [
    ...(hasMore ? [linkTo(next, "next")] : []),
    ...(offset > 0 ? [linkTo({ offset: Math.max(0, offset - limit) }, "prev")] : []),
  ].join(", ");
}
