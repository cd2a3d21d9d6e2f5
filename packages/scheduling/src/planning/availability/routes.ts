import type { Server } from "@frontdesk/server/server";
import { answerOnce, byRights } from "../../api/idempotency/idempotency.ts";
import { ownFirst } from "../../changes/object-routes.ts";
import type { Context } from "../../core/context.ts";
import { InAccount, PathId } from "../../core/paths.ts";
import { checkOwnResource } from "../../inventory/resources/resource.ts";
import { Resource } from "../../inventory/resources/schema.ts";
import { getResponse } from "../../inventory/resources/show.ts";
import { findResource, hasResource } from "../../inventory/resources/store.ts";
import { accountPath } from "../../parties/accounts/account.ts";
import { actorOf } from "../../parties/identity/identity.ts";
import { changeAvailability } from "./change.ts";
import { customPeriodRoutes } from "./date-overrides/routes.ts";
import { availabilityRefusals } from "./refusals.ts";
import { NewAvailability } from "./schema.ts";

export function availabilityRoutes(server: Server, context: Context): void {
  const preValidation = ownFirst(context, findResource, checkOwnResource);
  server.post(
    "/:account/resources/:id/availability",
    {
      schema: {
        tags: ["Availability"],
        summary: "Update a resource's weekly hours or time zone from a date on",
        "x-refusals": Object.values(availabilityRefusals),
        params: InAccount(PathId),
        body: NewAvailability,
        response: { 201: Resource },
      },
      config: {
        persons: true,
        scope: "resources:write",
        right: ["resources", "manage_own"],
        exists: hasResource,
      },
      preValidation,
    },
    async (request, reply) => {
      await answerOnce(context, { request, reply, admit: byRights }, async (context) => {
        const { account, body, params } = request;
        await changeAvailability(context, actorOf(request), { resourceId: params.id, body });
        const position = accountPath(context.settings, account.subdomain);
        const location = `${position}/resources/${params.id}`;
        const view = await getResponse(context, account, params.id);
        return { status: 201, headers: { location }, body: view };
      });
      return reply;
    },
  );
  customPeriodRoutes(server, context, preValidation);
}
