import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { DeletedItem, followed, orDeleted, sinceOf } from "../../api/lists/changes.ts";
import type { Page } from "../../api/lists/lists.ts";
import {
  changing,
  creating,
  listing,
  ownFirst,
  type QueryRequest,
  reading,
  removing,
  routesOf,
} from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { datesOf } from "../../core/dates.ts";
import { isOwnTimeOff } from "../../core/own.store.ts";
import { disordered, noDate, otherDay } from "../../core/refusals.ts";
import { actorOf, onlyOf } from "../../parties/identity/identity.ts";
import { createDowntime } from "./create.ts";
import { removeDowntime } from "./delete.ts";
import { checkOwnTimeOff, downtimeOf } from "./downtime.ts";
import { downtimeRefusals } from "./refusals.ts";
import { ChangedDowntime, Downtime, DowntimeQuery, NewDowntime } from "./schema.ts";
import { findDowntime, hasDowntime, listDowntimes } from "./store.ts";
import { downtimeTypeRoutes } from "./types/routes.ts";
import { updateDowntime } from "./update.ts";

const { notFound, forbidden, changedSince, ...creationRefusals } = downtimeRefusals;

export function downtimeRoutes(server: Server, context: Context): void {
  downtimeTypeRoutes(server, context);
  const routes = routesOf(server, {
    path: "downtimes",
    tag: "Time off",
    viewable: {
      persons: true,
      scope: "downtimes:read",
      right: ["bookings", "view"],
      exists: hasDowntime,
      own: isOwnTimeOff,
    },
    writable: {
      persons: true,
      scope: "downtimes:write",
      right: ["bookings", "manage_own"],
      exists: hasDowntime,
      own: isOwnTimeOff,
    },
  });
  const list = (request: QueryRequest<typeof DowntimeQuery>, page: Page) => {
    const { account, query } = request;
    const dates = datesOf(query, ["from", "to"], account.timezone);
    const filter = { ...dates, resourceIds: query.resource_ids, updatedSince: sinceOf(query) };
    const { all_resources: isClosure } = query;
    const only = onlyOf(actorOf(request));
    return listDowntimes(context.db, { accountId: account.id, only, ...filter, isClosure }, page);
  };
  routes.list(
    {
      summary: "List time off in a date range",
      refusals: [noDate, otherDay, disordered],
      query: DowntimeQuery,
      view: Type.Array(Type.Union([Downtime, DeletedItem])),
    },
    followed(context, listing(context, orDeleted(downtimeOf), list)),
  );
  routes.get("Retrieve time off", Downtime, reading(context, findDowntime, downtimeOf));
  routes.create(
    {
      summary: "Create time off",
      refusals: Object.values(creationRefusals),
      body: NewDowntime,
      view: Downtime,
    },
    creating(context, "downtimes", createDowntime),
  );
  routes.update(
    {
      summary: "Update time off",
      refusals: Object.values(downtimeRefusals),
      body: ChangedDowntime,
      view: Downtime,
      preValidation: ownFirst(context, findDowntime, checkOwnTimeOff),
    },
    changing(context, updateDowntime),
  );
  routes.delete(
    "Delete time off",
    [notFound, forbidden, creationRefusals.tooBusy],
    removing(context, removeDowntime),
  );
}
