/*
 * A list is read page by page: `limit` (50 unless given, 0 for all) and `offset`, or `page` and
 * `per_page` as some published clients send. Its items stand in the order of their ids.
 */
import type { Refusal } from "@frontdesk/server/refusal";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { refusal } from "../errors.ts";
import type { Settings } from "../settings.ts";

const whole = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000, description }));

/** The query parameters of every list. */
export const paging = {
  limit: whole("How many at most; 50 unless given, 0 for all"),
  offset: whole("How many to leave out from the beginning"),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

const Paging = Type.Object(paging);
type Paging = Static<typeof Paging>;

/** A part of a list. */
export interface Page {
  limit: number;
  offset: number;
}

/** The page that a query asks for; a list of everything is refused beyond the operator's cap. */
export function pageOf(
  { limit, offset, page, per_page: perPage }: Paging,
  { mostRows }: Pick<Settings, "mostRows">,
  usual = 50,
): Page {
  if (page !== undefined || perPage !== undefined) {
    const size = perPage ?? usual;
    return { limit: Math.min(size, mostRows), offset: ((page ?? 1) - 1) * size };
  }
  const asked = limit ?? usual;
  // One more than may be sent, so that too many are noticed.
  if (asked === 0) return { limit: mostRows + 1, offset: offset ?? 0 };
  return { limit: Math.min(asked, mostRows), offset: offset ?? 0 };
}

/** One page of a list, and how many there are in all; a page behind the end does not know. */
export interface Listed<Item> {
  items: Item[];
  total: number | undefined;
}

/** Says how many there are and where the next page is (RFC 8288); gives the items. */
export function sendList<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, listed, settings }: { page: Page; listed: Listed<Item>; settings: Settings },
): Item[] {
  const { items, total } = listed;
  if (items.length > settings.mostRows) throw tooLong(settings.mostRows);
  if (total !== undefined) reply.header("x-total-count", total);
  const links = linksOf(request, page, total);
  if (links !== "") reply.header("link", links);
  return items;
}

function tooLong(mostRows: number): Refusal {
  const message = `has more than ${mostRows} entries: ask for them page by page`;
  return refusal(422, `The list ${message}`, { errors: { limit: [message] } });
}

function linksOf(
  request: FastifyRequest,
  { limit, offset }: Page,
  total: number | undefined,
): string {
  const url = new URL(request.url, "http://list.invalid");
  const linkTo = (to: number, relation: string): string => {
    const query = new URLSearchParams(url.searchParams);
    for (const name of ["page", "per_page", "access_token"]) query.delete(name);
    query.set("limit", String(limit));
    query.set("offset", String(to));
    return `<${url.pathname}?${query}>; rel="${relation}"`;
  };
  return [
    ...(offset + limit < (total ?? 0) ? [linkTo(offset + limit, "next")] : []),
    ...(offset > 0 ? [linkTo(Math.max(0, offset - limit), "prev")] : []),
  ].join(", ");
}
