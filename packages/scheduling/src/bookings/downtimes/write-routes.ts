import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { changing, creating, ownFirst, removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../core/paths.ts";
import { createDowntime } from "./create.ts";
import { removeDowntime } from "./delete.ts";
import { checkOwnTimeOff } from "./downtime.ts";
import { downtimeRefusals } from "./refusals.ts";
import { ChangedDowntime, Downtime, NewDowntime } from "./schema.ts";
import { findDowntime, hasDowntime } from "./store.ts";
import { updateDowntime } from "./update.ts";

const { notFound, forbidden, changedSince, ...creationRefusals } = downtimeRefusals;
const { tooBusy } = creationRefusals;
const tags = ["Time off"];
const config = {
  persons: true,
  scope: "downtimes:write",
  right: ["bookings", "manage_own"],
} as const;
const params = InAccount(PathId);

export function downtimeWriteRoutes(server: Server, context: Context): void {
  createRoute(server, context);
  changeRoute(server, context);
  deleteRoute(server, context);
}

function createRoute(server: Server, context: Context): void {
  server.post(
    "/:account/downtimes",
    {
      schema: {
        tags,
        summary: "Create time off",
        "x-refusals": Object.values(creationRefusals),
        params: AccountPath,
        body: NewDowntime,
        response: { 201: Downtime },
      },
      config,
    },
    creating(context, "downtimes", createDowntime),
  );
}

function changeRoute(server: Server, context: Context): void {
  server.put(
    "/:account/downtimes/:id",
    {
      schema: {
        tags,
        summary: "Update time off",
        "x-refusals": Object.values(downtimeRefusals),
        params,
        body: ChangedDowntime,
        response: { 200: Downtime },
      },
      config: { ...config, exists: hasDowntime },
      preValidation: ownFirst(context, findDowntime, checkOwnTimeOff),
    },
    changing(context, updateDowntime),
  );
}

function deleteRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/downtimes/:id",
    {
      schema: {
        tags,
        summary: "Delete time off",
        "x-refusals": [notFound, forbidden, tooBusy],
        params,
        response: { 204: Type.Null() },
      },
      config: { ...config, exists: hasDowntime },
    },
    removing(context, removeDowntime),
  );
}
