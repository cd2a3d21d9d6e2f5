import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { eventTypes } from "../../../ground/news/news.ts";
import { IdText, Time } from "../../../parties/apps/schema.ts";
import { NamedId } from "../../../transactions/transactions/schema.ts";
import { EventAnswered } from "../../events/schema.ts";
import { WebhookParams } from "../schema.ts";

const Moment = Type.Union([Time, Type.Null()]);
const Text = Type.Union([Type.String(), Type.Null()]);

const State = Type.Enum(["waiting", "taken", "failed", "skipped"], {
  description:
    "Failed: it is not tried again by itself. Skipped: its webhook was disabled, or went on from " +
    "later",
});

export const EventDelivery = Type.Object({
  id: Type.String({ ...IdText, description: "Of its event, and `webhook-id`" }),
  type: Type.String(),
  transactionId: Text,
  state: State,
  created: Time,
  attempts: Type.Integer({ description: "How often it was tried" }),
  nextTry: Type.Union([Time, Type.Null()], {
    description: "Null also while it waits for another of its transaction",
  }),
});

const Attempt = Type.Object({
  at: Time,
  ms: Type.Integer({ description: "Until it was answered, or given up" }),
  status: Type.Union([Type.Integer(), Type.Null()], { description: "Of the answer" }),
  failure: Type.Union([Type.String(), Type.Null()], { description: "Why no answer came" }),
  answer: Type.Union([Type.String(), Type.Null()], {
    description: "At most two kilobytes of its body",
  }),
  nextTry: Moment,
});

export const WholeDelivery = Type.Object({
  ...EventDelivery.properties,
  body: Type.String({ description: "As it is sent each time, byte by byte" }),
  headers: Type.Record(Type.String(), Type.String(), { description: "Those of the last attempt" }),
  tried: Type.Array(Attempt, { description: "Each attempt, oldest first" }),
});

export const DeliveryAnswer = Type.Object({ delivery: EventDelivery });
export const WholeDeliveryAnswer = Type.Object({ delivery: WholeDelivery });
export const DeliveryList = Type.Array(EventDelivery);
export const DeliveryParams = Type.Object({ ...WebhookParams.properties, eventId: IdText });
export const DeliveryQuery = ListQuery({
  state: Type.Optional(State),
  type: Type.Optional(Type.Enum([...eventTypes])),
  transactionId: Type.Optional(NamedId),
});

const OwnDelivery = Type.Object({ webhookId: IdText, ...EventDelivery.properties });

/** An event with what became of it at each of the merchant's webhooks. */
export const ToldEvent = Type.Object({
  event: EventAnswered,
  deliveries: Type.Array(OwnDelivery, { description: "To each webhook that the merchant has" }),
});
export const OwnDeliveries = ToldEvent.properties.deliveries;

export const Trial = Type.Object({
  type: Type.Optional(
    Type.Enum([...eventTypes], { description: "The first that it listens to, unless given" }),
  ),
});

export const Tried = Type.Object({
  ms: Attempt.properties.ms,
  status: Type.Optional(Type.Integer({ description: "Of the answer" })),
  body: Type.Optional(Type.String({ description: "At most two kilobytes of it" })),
  failure: Type.Optional(Type.String({ description: "Why no answer came" })),
});

export const Recovery = Type.Object({
  after: Type.Optional(Type.String({ ...NamedId, description: "The last event that was taken" })),
  since: Type.Optional(
    Type.String({ format: "date-time", description: "Instead: whatever was told from then on" }),
  ),
});
export const Recovered = Type.Object({
  events: Type.Integer({ description: "How many were not taken since, and are sent again" }),
});
