import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import { removing } from "../../changes/requests.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { hasService } from "../../offering/services/store.ts";
import { serviceArchivingRefusals } from "./refusals.ts";
import { retireService } from "./services.ts";

export function serviceRemovalRoute(server: Server, context: Context): void {
  server.delete(
    "/:account/services/:id",
    {
      schema: {
        tags: ["Services"],
        summary: "Delete a service without future appointments",
        "x-refusals": Object.values(serviceArchivingRefusals),
        params: InAccount(PathId),
        response: { 204: Type.Null() },
      },
      config: {
        persons: true,
        scope: "services:write",
        forAdministrators: true,
        exists: hasService,
      },
    },
    removing(context, retireService),
  );
}
