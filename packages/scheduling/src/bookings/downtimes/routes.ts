import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { tagged } from "../../api/etags.ts";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import { listing, type QueryRequest } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { disordered, noDate, notFound, otherDay } from "../../core/refusals.ts";
import { downtimeOf } from "./downtime.ts";
import { Downtime, DowntimeQuery } from "./schema.ts";
import { findDowntime, hasDowntime, listDowntimes } from "./store.ts";
import { downtimeTypeRoutes } from "./types/routes.ts";
import { downtimeWriteRoutes } from "./write-routes.ts";

const tags = ["Time off"];
const readable = { persons: true, scope: "downtimes:read", right: ["bookings", "view"] } as const;
const params = InAccount(PathId);

export function downtimeRoutes(server: Server, context: Context): void {
  downtimeTypeRoutes(server, context);
  readingRoutes(server, context);
  downtimeWriteRoutes(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  const { db } = context;
  server.get(
    "/:account/downtimes",
    {
      schema: {
        tags,
        summary: "List time off in a date range",
        "x-refusals": [noDate, otherDay, disordered],
        params: AccountPath,
        querystring: DowntimeQuery,
        response: { 200: Type.Array(Type.Union([Downtime, DeletedItem])) },
      },
      config: readable,
    },
    followed(
      context,
      listing(
        context,
        orDeleted(downtimeOf),
        (request: QueryRequest<typeof DowntimeQuery>, page) => {
          const { account, query } = request;
          const dates = datesOf(query, ["from", "to"], account.timezone);
          const filter = {
            ...dates,
            resourceIds: query.resource_ids,
            updatedSince: sinceOf(query),
          };
          return listDowntimes(db, { accountId: account.id, ...filter }, page);
        },
      ),
    ),
  );

  server.get(
    "/:account/downtimes/:id",
    {
      schema: { tags, summary: "Get time off", params, response: { 200: Downtime } },
      config: { ...readable, exists: hasDowntime },
    },
    async ({ account, params: { id } }, reply) => {
      const row = await findDowntime(db, account.id, id);
      if (row === undefined) throw notFound();
      return tagged(reply, downtimeOf(row));
    },
  );
}
