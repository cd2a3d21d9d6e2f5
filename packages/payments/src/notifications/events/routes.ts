import { listedBy } from "@frontdesk/server/serialize";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { listEventsFor } from "./read.ts";
import { eventRefusals as refusals } from "./refusals.ts";
import { writeEvent } from "./render.ts";
import { EventList, EventQuery } from "./schema.ts";

const { forbidden, anothersCursor, expired } = refusals;

export function eventRoutes(server: Server, context: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/events",
    {
      schema: {
        summary: "List a merchant's events",
        tags: ["Events"],
        "x-refusals": [forbidden, anothersCursor, expired],
        params: MerchantParams,
        querystring: EventQuery,
        response: { 200: EventList },
      },
      config: { personsMay: "see" },
      serializerCompiler: () => listedBy(writeEvent),
    },
    async ({ params, query, identity }) => {
      const { filter = {}, ...page } = query;
      const { merchantId } = params;
      return await listEventsFor(context, {
        merchantId,
        callerId: identity.callerId,
        filter,
        page,
      });
    },
  );
}
