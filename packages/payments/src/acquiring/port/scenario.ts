import { type Static, Type } from "typebox";

const Money = Type.Object({
  currency: Type.String({ pattern: "^[A-Z]{3}$", "x-message": "must be a currency code" }),
  exponent: Type.Integer({ minimum: 0, maximum: 6 }),
  value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});

export const Scenario = Type.Object({
  card: Type.Optional(
    Type.Object({
      scheme: Type.Optional(Type.Enum(["supported", "unsupported", "unknown"])),
      code: Type.Optional(Type.Enum(["valid", "invalid"])),
      status: Type.Optional(Type.Enum(["valid", "invalid", "expired", "disabled", "lost"])),
      limit: Type.Optional(Money),
      balance: Type.Optional(Money),
    }),
  ),
  fingerprint: Type.Optional(Type.Enum(["timeout", "success"])),
  tds: Type.Optional(
    Type.Object({
      fingerprint: Type.Optional(Type.Enum(["timeout", "unavailable", "success"])),
      challenge: Type.Optional(Type.Boolean()),
      status: Type.Optional(Type.Enum(["authenticated", "rejected", "unavailable", "attempted"])),
    }),
  ),
});
export type Scenario = Static<typeof Scenario>;
