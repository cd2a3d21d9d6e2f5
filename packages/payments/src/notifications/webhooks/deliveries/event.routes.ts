import { writerOf } from "@frontdesk/server/serialize";
import type { Server } from "@frontdesk/server/server";
import type { Static } from "typebox";
import type { Context } from "../../../core/context.ts";
import { shardOf } from "../../../core/ids.ts";
import { forbidden } from "../../../core/refusals.ts";
import { getEventFor } from "../../events/read.ts";
import { writeEvent } from "../../events/render.ts";
import { EventParams } from "../../events/schema.ts";
import { presentDelivery } from "./delivery.ts";
import { DeliveredEvent, OwnDeliveries } from "./schema.ts";
import { listOfEvent } from "./store.ts";

export function deliveredEventRoute(server: Server, { db }: Pick<Context, "db">): void {
  server.get(
    "/merchants/:merchantId/events/:eventId",
    {
      schema: {
        summary: "Retrieve an event and its deliveries",
        tags: ["Events"],
        "x-refusals": [forbidden],
        params: EventParams,
        response: { 200: DeliveredEvent },
      },
      config: { personsMay: "see" },
      serializerCompiler: () => write,
    },
    async ({ params, identity }) => {
      const { merchantId, eventId: id } = params;
      const event = await getEventFor({ db }, { ...params, callerId: identity.callerId });
      const rows = await listOfEvent(db, { shard: shardOf(merchantId), merchantId, id });
      const deliveries = rows.map((row) => ({
        webhookId: row.webhookId,
        ...presentDelivery(row),
      }));
      return { event, deliveries };
    },
  );
}

const writeDeliveries = writerOf(OwnDeliveries);

function write({ event, deliveries }: Static<typeof DeliveredEvent>): string {
  return `{"event":${writeEvent(event)},"deliveries":${writeDeliveries(deliveries)}}\n`;
}
