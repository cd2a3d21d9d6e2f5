import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import { routesOf } from "../../../changes/object-routes.ts";
import { changing, creating, listing, reading, removing } from "../../../changes/requests.ts";
import type { Context } from "../../../core/context.ts";
import { downtimeTypeRefusals } from "../refusals.ts";
import { ChangedDowntimeType, DowntimeType, NewDowntimeType } from "../schema.ts";
import { findDowntimeType, hasDowntimeType, listDowntimeTypes } from "./store.ts";
import {
  changeDowntimeType,
  createDowntimeType,
  downtimeTypeOf,
  removeDowntimeType,
} from "./type.ts";

const { notFound, changedSince, inUse } = downtimeTypeRefusals;

export function downtimeTypeRoutes(server: Server, context: Context): void {
  const routes = routesOf(server, {
    path: "downtime_types",
    tag: "Time off",
    viewable: {
      persons: true,
      scope: "downtimes:read",
      right: ["bookings", "view"],
      exists: hasDowntimeType,
    },
    writable: {
      persons: true,
      scope: "downtimes:write",
      forAdministrators: true,
      exists: hasDowntimeType,
    },
  });
  routes.list(
    {
      summary: "List time off types",
      query: Type.Object(paging),
      view: Type.Array(DowntimeType),
    },
    listing(context, downtimeTypeOf, ({ account }, page) =>
      listDowntimeTypes(context.db, account.id, page),
    ),
  );
  routes.get(
    "Retrieve a time off type",
    DowntimeType,
    reading(context, findDowntimeType, downtimeTypeOf),
  );
  routes.create(
    { summary: "Create a time off type", body: NewDowntimeType, view: DowntimeType },
    creating(context, "downtime_types", createDowntimeType),
  );
  routes.update(
    {
      summary: "Update a time off type",
      refusals: [notFound, changedSince],
      body: ChangedDowntimeType,
      view: DowntimeType,
    },
    changing(context, changeDowntimeType),
  );
  routes.delete(
    "Delete an unused time off type",
    [notFound, inUse],
    removing(context, removeDowntimeType),
  );
}
