import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";
import { events } from "../outbox/store.ts";

const Events = Type.Array(Type.Enum(Object.values(events)), {
  minItems: 1,
  maxItems: 50,
  description: "The subscribed types of objects",
});

const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name" });
const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: "The receiver's URL; http or https",
});
const Secret = Type.Optional(
  Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()], {
    description: "The signing secret, write-only. Base64 after `whsec_`, or any text",
  }),
);
const options = {
  secret: Secret,
  paused: Type.Optional(Type.Boolean({ description: "True to queue payloads without sending" })),
  send_secret_header: Type.Optional(
    Type.Boolean({ description: "True to send the secret in a header; defaults to false" }),
  ),
};

export const NewWebhook = Type.Object({
  name: Name,
  payload_url: Url,
  events: Events,
  ...options,
});

export const WebhookChange = Type.Object({
  name: Type.Optional(Name),
  payload_url: Type.Optional(Url),
  events: Type.Optional(Events),
  ...options,
  user_id: Type.Optional(Type.Unknown({ description: "Cannot be changed" })),
});

export const webhookStatuses = ["ready", "success", "retrying", "failed"] as const;

export const Webhook = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  payload_url: Type.String(),
  account_id: Type.Integer(),
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  events: Type.Array(Type.Enum(Object.values(events))),
  url: Type.String(),
  created_at: Moment,
  updated_at: Moment,
  status: Type.Enum([...webhookStatuses], {
    description: "The status of the latest delivery",
  }),
  paused: Type.Boolean(),
  paused_reason: Type.Union([Type.Literal("maker_left"), Type.Null()], {
    description:
      "`maker_left`: the creator is no longer an administrator, or transferred the account. " +
      "Set `paused: false` and a new secret to take the webhook over",
  }),
  send_secret_header: Type.Boolean(),
});

const Maybe = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Actor = Type.Object(
  { id: Type.Integer(), name: Type.String(), email: Type.String() },
  { description: "The member behind the change" },
);

export const Payload = Type.Object({
  id: Type.Integer(),
  account_id: Type.Integer(),
  webhook_id: Type.Integer(),
  model: Type.Object(
    {
      id: Type.Integer(),
      timestamp: Type.Integer({ description: "Time of the change, in seconds since 1970" }),
      payload: Type.Object({}, { additionalProperties: true }),
      user: Type.Optional(Maybe(Actor)),
    },
    { description: "The payload" },
  ),
  user: Maybe(Actor),
  action: Type.Enum(["create", "update", "delete"]),
  attempts: Type.Integer(),
  status: Type.Enum(["pending", "delivered", "failing", "failed"]),
  last_sent_on: Maybe(Moment),
  created_at: Moment,
  request_headers: Type.Record(Type.String(), Type.String(), {
    description: "The latest request, without the secret",
  }),
  response_from_http_client: Maybe(Type.Integer()),
  response_body: Maybe(Type.String({ description: "Up to two kilobytes of the response" })),
  failure: Maybe(Type.String({ description: "The reason for a missing or incomplete response" })),
  next_try: Maybe(Moment),
});

export const TestResponse = Type.Object({ response_from_http_client: Type.Integer() });
