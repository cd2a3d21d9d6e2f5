import type { Database } from "@frontdesk/database/database";
import { answerText, piecesOf } from "@frontdesk/server/long-text";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { answerList, listToAnswer, type Page, pageOf } from "../../api/lists/lists.ts";
import { readerOf } from "../../api/objects.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { addDays, countDays } from "../../core/intervals/local-time.ts";
import type { Only } from "../../core/own.store.ts";
import { AccountPath } from "../../core/paths.ts";
import { invalid } from "../../core/refusals.ts";
import { listResources } from "../../inventory/resources/store.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import {
  type OpenResource,
  type OpenTimesResponse,
  openTimesLimit,
  readDays,
} from "./open-times.ts";
import { mostDays, openTimesRefusals } from "./refusals.ts";
import { OpenTimesQuery, ResourceOpenTimes } from "./schema.ts";

const description = `Requires the permission \`view\` on bookings, or a higher one. A booking fits
into an open day if \`booked\` plus its minutes is at most \`available\`. A booking with a time of
day must also lie within \`open\`, and outside \`time_off\` and \`taken\`. If the clocks or the
resource's time zone change, a fitting booking may still be refused.`;

export function openingRoutes(server: Server, context: Context): void {
  const { db, settings } = context;
  server.get(
    "/:account/openings",
    {
      schema: {
        tags: ["Bookings"],
        summary: "List open and booked times of resources, by day",
        description,
        "x-refusals": Object.values(openTimesRefusals),
        params: AccountPath,
        querystring: OpenTimesQuery,
        response: { 200: Type.Array(ResourceOpenTimes) },
      },
      config: {
        persons: true,
        scope: "bookings:read",
        right: ["bookings", "view"],
        own: "filtered",
      },
    },
    async (request, reply) => {
      const { query, account } = request;
      const { from = "", to = "" } = datesOf(query, ["from", "to"], account.timezone);
      const count = countDays(from, to);
      if (count > mostDays) throw invalid(openTimesRefusals.manyDays());
      const page = pageOf(query, settings);
      const only = onlyOf(actorOf(request));
      const ids = query.resource_ids;
      const isArchived = ids === undefined ? false : undefined;
      const list = async (page: Page) => {
        const listed = await listResources(db, { accountId: account.id, isArchived, ids }, page);
        if (listed.count * count > mostDays) throw invalid(openTimesRefusals.manyDays());
        const some = Math.max(1, Math.floor(openTimesLimit.days / count));
        return { ...listed, items: listed.items.slice(0, some) };
      };
      if (count > openTimesLimit.days) {
        const resources = await listToAnswer(request, reply, { page, settings, list });
        const pieces = textOf(db, account.id, { resources, from, to, only });
        const type = "application/json; charset=utf-8";
        // Fastify treats the reply itself as a started answer.
        return (await answerText(reply, {
          who: readerOf(reply),
          type,
          pieces,
        })) as unknown as OpenTimesResponse[];
      }
      return await answerList(request, reply, {
        page,
        settings,
        list,
        show: (resources) => readDays(db, account.id, { resources, from, to, only }),
      });
    },
  );
}

interface TextQuery {
  resources: AsyncIterable<readonly OpenResource[]>;
  only: Only | undefined;
  from: string;
  to: string;
}

async function* textOf(
  db: Database,
  accountId: number,
  { resources, from, to, only }: TextQuery,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of resources) {
    for (const resource of rows) {
      yield separator;
      separator = ",\n";
      const { id, bookable, archived } = resource;
      const days = portionsOfDays(db, accountId, { resource, from, to, only });
      const view = { id, bookable: bookable && !archived, days };
      // Newlines separate items only.
      for await (const piece of piecesOf(ResourceOpenTimes, view)) yield piece.replace("\n", "");
    }
  }
  yield separator === ",\n" ? "\n]\n" : "[\n]\n";
}

async function* portionsOfDays(
  db: Database,
  accountId: number,
  { resource, from, to, only }: Omit<TextQuery, "resources"> & { resource: OpenResource },
): AsyncGenerator<OpenTimesResponse["days"]> {
  for (let first = from; first <= to; first = addDays(first, openTimesLimit.days)) {
    const last = addDays(first, openTimesLimit.days - 1);
    const some = { resources: [resource], from: first, to: last < to ? last : to, only };
    const [view] = await readDays(db, accountId, some);
    yield view!.days;
  }
}
