import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { hasResource } from "../../inventory/resources/store.ts";
import { retireResource } from "./archive.ts";
import { fieldRemovalRoutes } from "./field-routes.ts";
import { purposeRoutes } from "./purpose-routes.ts";
import { archivingRefusals } from "./refusals.ts";
import { serviceRemovalRoute } from "./service-routes.ts";

export function archivingRoutes(server: Server, context: Context): void {
  resourceRoute(server, context);
  purposeRoutes(server, context);
  fieldRemovalRoutes(server, context);
  serviceRemovalRoute(server, context);
}

function resourceRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/resources/:id",
    {
      schema: {
        tags: ["Resources"],
        summary: "Delete a resource and its bookings from today on",
        "x-refusals": Object.values(archivingRefusals),
        params: InAccount(PathId),
        response: { 204: Type.Null() },
      },
      config: {
        persons: true,
        scope: "resources:write",
        right: ["resources", "manage_own"],
        exists: hasResource,
      },
    },
    removing(context, retireResource),
  );
}
