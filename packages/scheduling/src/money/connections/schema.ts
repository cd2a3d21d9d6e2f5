import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";

const MerchantId = Type.String({
  pattern: "^[0-9a-f]{24}$",
  description: "The id of a merchant at the payment service",
});

/** Only what is given changes; another merchant, or another place, needs its key. */
export const ConnectionChange = Type.Object({
  merchant_id: Type.Optional(MerchantId),
  key: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: "Of an app with access to the merchant; never shown",
    }),
  ),
  link_secret: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()], {
      description: "What payment links are signed with; never shown",
    }),
  ),
  url: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()], {
      description: "Where the payment service is; null for that of this installation",
    }),
  ),
});

export const Connection = Type.Object({
  merchant_id: Type.String(),
  name: Type.String(),
  currency: Type.String({ description: "What deposits are in" }),
  test: Type.Boolean({ description: "Whether no real money moves" }),
  claims: Type.Record(Type.String(), Type.Boolean(), {
    description: "What the merchant may do at the payment service",
  }),
  status: Type.Enum(["ready", "broken"], {
    description: "broken: its key is not good any more, and nobody is asked for a deposit",
  }),
  key_last_four: Type.String(),
  has_link_secret: Type.Boolean(),
  url: Type.Union([Type.String(), Type.Null()]),
  created_at: Moment,
  updated_at: Moment,
});
