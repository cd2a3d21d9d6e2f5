import { listedBy } from "@frontdesk/server/serialize";
import type { Server } from "@frontdesk/server/server";
import { eventTypes } from "../../core/outbox/entry.ts";
import { exampleOf } from "./examples.ts";
import { EventTypeList, vocabulary } from "./schema.ts";

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
