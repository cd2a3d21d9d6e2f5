import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";
import { events } from "../outbox/records.ts";

const Events = Type.Array(Type.Enum(Object.values(events)), {
  minItems: 1,
  maxItems: 50,
  description: "The nouns whose changes are told",
});

const Name = Type.String({ minLength: 1, maxLength: 255, "x-text": "name" });
const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: "Where changes are sent; http or https",
});
const Secret = Type.Optional(
  Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()], {
    description: "What payloads are signed with; never shown. Base64 after whsec_, or any text",
  }),
);
const options = {
  secret: Secret,
  paused: Type.Optional(Type.Boolean({ description: "Whether payloads wait instead" })),
  send_secret_header: Type.Optional(
    Type.Boolean({ description: "Whether the secret itself is sent along; false unless given" }),
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
    description: "What became of the last payload that was sent",
  }),
  paused: Type.Boolean(),
  paused_reason: Type.Union([Type.Literal("maker_left"), Type.Null()], {
    description:
      "maker_left: whoever made it is no administrator any more, or handed the account over; " +
      "`paused: false` with a new secret makes it the caller's",
  }),
  send_secret_header: Type.Boolean(),
});

const Maybe = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const Actor = Type.Object(
  { id: Type.Integer(), name: Type.String(), email: Type.String() },
  { description: "Who made the change" },
);

export const Payload = Type.Object({
  id: Type.Integer(),
  account_id: Type.Integer(),
  webhook_id: Type.Integer(),
  model: Type.Object(
    {
      id: Type.Integer(),
      timestamp: Type.Integer({ description: "When it happened, in seconds since 1970" }),
      payload: Type.Object({}, { additionalProperties: true }),
      user: Type.Optional(Maybe(Actor)),
    },
    { description: "What is sent" },
  ),
  user: Maybe(Actor),
  action: Type.Enum(["create", "update", "delete"]),
  attempts: Type.Integer(),
  status: Type.Enum(["pending", "delivered", "failing", "failed"]),
  last_sent_on: Maybe(Moment),
  created_at: Moment,
  request_headers: Type.Record(Type.String(), Type.String(), {
    description: "As sent last, without the secret",
  }),
  response_from_http_client: Maybe(Type.Integer()),
  response_body: Maybe(Type.String({ description: "At most two kilobytes of it" })),
  failure: Maybe(Type.String({ description: "Why no response came, or not all of it" })),
  next_try: Maybe(Moment),
});

export const Tested = Type.Object({ response_from_http_client: Type.Integer() });
