import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { paging } from "../../../api/lists/lists.ts";
import { changing, creating, listing, reading, removing } from "../../../changes/requests.ts";
import type { Context } from "../../../core/context.ts";
import { AccountPath, InAccount, PathId } from "../../../core/paths.ts";
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
const tags = ["Time off"];
const readable = { persons: true, scope: "downtimes:read", right: ["bookings", "view"] } as const;
const config = { persons: true, scope: "downtimes:write", forAdministrators: true } as const;
const one = InAccount(PathId);
const there = { exists: hasDowntimeType };

export function downtimeTypeRoutes(server: Server, context: Context): void {
  readingRoutes(server, context);
  writingRoutes(server, context);
}

function readingRoutes(server: Server, context: Context): void {
  server.get(
    "/:account/downtime_types",
    {
      schema: {
        tags,
        summary: "List time off types",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(DowntimeType) },
      },
      config: readable,
    },
    listing(context, downtimeTypeOf, ({ account }, page) =>
      listDowntimeTypes(context.db, account.id, page),
    ),
  );

  server.get(
    "/:account/downtime_types/:id",
    {
      schema: {
        tags,
        summary: "Get a time off type",
        params: one,
        response: { 200: DowntimeType },
      },
      config: { ...readable, ...there },
    },
    reading(context, findDowntimeType, downtimeTypeOf),
  );
}

function writingRoutes(server: Server, context: Context): void {
  server.post(
    "/:account/downtime_types",
    {
      schema: {
        tags,
        summary: "Create a time off type",
        params: AccountPath,
        body: NewDowntimeType,
        response: { 201: DowntimeType },
      },
      config,
    },
    creating(context, "downtime_types", createDowntimeType),
  );

  server.put(
    "/:account/downtime_types/:id",
    {
      schema: {
        tags,
        summary: "Update a time off type",
        "x-refusals": [notFound, changedSince],
        params: one,
        body: ChangedDowntimeType,
        response: { 200: DowntimeType },
      },
      config: { ...config, ...there },
    },
    changing(context, changeDowntimeType),
  );

  server.delete(
    "/:account/downtime_types/:id",
    {
      schema: {
        tags,
        summary: "Delete an unused time off type",
        "x-refusals": [notFound, inUse],
        params: one,
        response: { 204: Type.Null() },
      },
      config: { ...config, ...there },
    },
    removing(context, removeDowntimeType),
  );
}
