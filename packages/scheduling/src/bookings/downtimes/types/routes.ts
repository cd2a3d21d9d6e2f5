import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { pageOf, paging, sendList } from "../../../api/lists/lists.ts";
import type { Context } from "../../../ground/context.ts";
import { AccountPath } from "../../../ground/paths.ts";
import { momentOf } from "../../../ground/times.ts";
import { DowntimeType } from "../schema.ts";
import { listDowntimeTypes } from "./store.ts";

export function downtimeTypeRoutes(server: Server, { db, settings }: Context): void {
  server.get(
    "/:account/downtime_types",
    {
      schema: {
        tags: ["Time off"],
        summary: "List the types of time off",
        params: AccountPath,
        querystring: Type.Object(paging),
        response: { 200: Type.Array(DowntimeType) },
      },
      config: { persons: true, scope: "downtimes:read", right: ["bookings", "view"] },
    },
    async (request, reply) => {
      const page = pageOf(request.query, settings);
      const listed = await listDowntimeTypes(db, request.account.id, page);
      return sendList(request, reply, { page, listed, settings }).map((row) => ({
        ...row,
        created_at: momentOf(row.created_at),
        updated_at: momentOf(row.updated_at),
      }));
    },
  );
}
