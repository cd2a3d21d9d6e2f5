import { Type } from "typebox";
import { ListQuery } from "../../../api/lists/schema.ts";
import { NamedId } from "../../../card-payments/transactions/schema.ts";
import { eventTypes } from "../../../core/outbox/entry.ts";
import { IdText, Time } from "../../../parties/apps/schema.ts";
import { EventAnswered } from "../../events/schema.ts";
import { WebhookParams } from "../schema.ts";

const Moment = Type.Union([Time, Type.Null()]);
const Text = Type.Union([Type.String(), Type.Null()]);

const State = Type.Enum(["waiting", "taken", "failed", "skipped"], {
  description:
    "`failed`: no further retries. `skipped`: the webhook was disabled, or restarted " +
    "from a later event",
});

export const EventDelivery = Type.Object({
  id: Type.String({ ...IdText, description: "The event's ID, equal to `webhook-id`" }),
  type: Type.String(),
  transactionId: Text,
  state: State,
  created: Time,
  attempts: Type.Integer({ description: "Number of attempts" }),
  nextTry: Type.Union([Time, Type.Null()], {
    description: "Null also while an earlier delivery of the same transaction is pending",
  }),
});

const Attempt = Type.Object({
  at: Time,
  ms: Type.Integer({ description: "Milliseconds until the response or the timeout" }),
  status: Type.Union([Type.Integer(), Type.Null()], { description: "HTTP status of the response" }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description: "Reason for a missing response",
  }),
  answer: Type.Union([Type.String(), Type.Null()], {
    description: "The first two kilobytes of the response body",
  }),
  nextTry: Moment,
});

export const WholeDelivery = Type.Object({
  ...EventDelivery.properties,
  body: Type.String({ description: "The exact body of every attempt" }),
  headers: Type.Record(Type.String(), Type.String(), {
    description: "Headers of the last attempt",
  }),
  tried: Type.Array(Attempt, { description: "All attempts, oldest first" }),
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

export const DeliveredEvent = Type.Object({
  event: EventAnswered,
  deliveries: Type.Array(OwnDelivery, { description: "One entry per webhook of the merchant" }),
});
export const OwnDeliveries = DeliveredEvent.properties.deliveries;

export const Trial = Type.Object({
  type: Type.Optional(
    Type.Enum([...eventTypes], { description: "Defaults to the webhook's first event type" }),
  ),
});

export const TryResponse = Type.Object({
  ms: Attempt.properties.ms,
  status: Type.Optional(Type.Integer({ description: "HTTP status of the response" })),
  body: Type.Optional(Type.String({ description: "The first two kilobytes of the response body" })),
  failure: Type.Optional(Type.String({ description: "Reason for a missing response" })),
});

export const Recovery = Type.Object({
  after: Type.Optional(Type.String({ ...NamedId, description: "The last delivered event" })),
  since: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Instead of `after`: resends events since this time",
    }),
  ),
});
export const RecoveryResponse = Type.Object({
  events: Type.Integer({ description: "Number of events to resend" }),
});
