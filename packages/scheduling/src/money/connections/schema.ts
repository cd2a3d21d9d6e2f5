import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";

const MerchantId = Type.String({
  pattern: "^[0-9a-f]{24}$",
  description: "The merchant's id at the payment service",
});

export const ConnectionChange = Type.Object({
  merchant_id: Type.Optional(MerchantId),
  key: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: "The key of an app with access to the merchant; write-only",
    }),
  ),
  link_secret: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()], {
      description: "The secret for signing payment links; write-only",
    }),
  ),
  url: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()], {
      description: "The payment service's URL; null for this installation's own",
    }),
  ),
});

export const Connection = Type.Object({
  merchant_id: Type.String(),
  name: Type.String(),
  currency: Type.String({ description: "The currency of deposits" }),
  test: Type.Boolean({ description: "True if no real money moves" }),
  claims: Type.Record(Type.String(), Type.Boolean(), {
    description: "The merchant's capabilities at the payment service",
  }),
  status: Type.Enum(["ready", "broken"], {
    description: "`broken`: the key no longer works, and deposits are off",
  }),
  key_last_four: Type.String(),
  has_link_secret: Type.Boolean(),
  url: Type.Union([Type.String(), Type.Null()]),
  created_at: Moment,
  updated_at: Moment,
});
