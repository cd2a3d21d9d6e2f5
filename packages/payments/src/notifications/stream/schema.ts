import { type Static, Type } from "typebox";
import { NamedId } from "../../card-payments/transactions/schema.ts";
import { EventQuery } from "../events/schema.ts";

const { filter } = EventQuery.properties;

export const StreamQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      ...NamedId,
      description:
        "Cursor: sends events newer than this ID. `Last-Event-ID` takes precedence. " +
        "Without either, the stream starts now",
    }),
  ),
  filter: Type.Optional(
    Type.Object(filter.properties, {
      additionalProperties: false,
      description: "Write filters as `filter[field]=value`",
    }),
  ),
});

export type StreamFilter = NonNullable<Static<typeof StreamQuery>["filter"]>;

export const EventStream = Type.String({
  description:
    "Server-sent events: `id`, `event` (the type) and `data` (the event as one line of JSON)",
});
