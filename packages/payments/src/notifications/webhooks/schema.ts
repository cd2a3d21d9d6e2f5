import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { IdText } from "../../parties/apps/schema.ts";
import { Webhook } from "../webhook.schema.ts";
import { listenable } from "./webhook.ts";

const Url = Type.String({ minLength: 1, maxLength: 2000, description: "Endpoint for events" });
const Types = Type.Array(Type.Enum([...listenable]), {
  minItems: 1,
  maxItems: 50,
  description: "Names of types, `dispute.*` for all that begin so, or `*` for all",
});
const Description = Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
  description: "Free text",
});

export const NewWebhook = Type.Object({
  url: Url,
  types: Types,
  description: Type.Optional(Description),
  paused: Type.Optional(Type.Boolean({ description: "True to create it paused" })),
});

export const WebhookChanges = Type.Object({
  url: Type.Optional(Url),
  types: Type.Optional(Types),
  description: Type.Optional(Description),
  state: Type.Optional(
    Type.Enum(["active", "paused"], {
      description: "`active` resumes where it stopped. `paused` holds deliveries and loses none",
    }),
  ),
  from: Type.Optional(
    Type.Enum(["now"], {
      description: "On activation, starts with events from now on and skips earlier ones",
    }),
  ),
});

const secret = Type.String({
  description: "Shown only once: `whsec_` and base64, as in Standard Webhooks",
});

export const WebhookAnswer = Type.Object({ webhook: Webhook });
export const CreatedWebhook = Type.Object({
  webhook: Type.Object({ ...Webhook.properties, secret }),
});
export const WebhookList = Type.Array(Webhook);
export const WebhookParams = Type.Object({ merchantId: IdText, webhookId: IdText });
export const WebhookQuery = ListQuery({});

export const SecretChange = Type.Object({
  overlapHours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 168,
      default: 24,
      description: "Hours with signatures of both the old and the new secret",
    }),
  ),
});
export const NewSecret = Type.Object({ secret });
