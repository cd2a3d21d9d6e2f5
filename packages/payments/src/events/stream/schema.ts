import { type Static, Type } from "typebox";
import { NamedId } from "../../transactions/transactions/schema.ts";
import { EventQuery } from "../events/schema.ts";

const { filter } = EventQuery.properties;

export const StreamQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      ...NamedId,
      description:
        "Only what is newer than this id, where no `Last-Event-ID` says more. Without either, " +
        "from now on",
    }),
  ),
  filter: Type.Optional(
    Type.Object(filter.properties, {
      additionalProperties: false,
      description: "As `filter[field]=value`",
    }),
  ),
});

export type StreamFilter = NonNullable<Static<typeof StreamQuery>["filter"]>;

export const EventStream = Type.String({
  description:
    "Server-sent events: `id`, `event`, which is the type, and `data`, which is the event on one " +
    "line of JSON",
});
