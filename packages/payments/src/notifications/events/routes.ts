import { listedBy } from "@frontdesk/server/serialize";
import type { Server } from "@frontdesk/server/server";
import type { Context } from "../../core/context.ts";
import { eventTypes } from "../../core/outbox/entry.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { exampleOf } from "./examples.ts";
import { listEventsFor } from "./read.ts";
import { eventRefusals as refusals } from "./refusals.ts";
import { writeEvent } from "./render.ts";
import { EventList, EventQuery, EventTypeList, vocabulary } from "./schema.ts";

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

const schema = {
  summary: "List event types",
  tags: ["Events"],
  response: { 200: EventTypeList },
};

export function eventTypeRoutes(server: Server): void {
  const list = eventTypes.map((type) => {
    const { words } = vocabulary[type];
    return { type, words, example: exampleOf(type) };
  });
  const serializerCompiler = () => listedBy(JSON.stringify);
  const config = { personsMay: "anyone" } as const;
  server.get("/event-types", { schema, serializerCompiler, config }, async () => list);
}
