import { type Static, Type } from "typebox";
import { Scenario } from "../../acquiring/port/scenario.ts";
import {
  AgreedMoney,
  AgreedPlan,
  UnplannedAgreement,
} from "../../card-payments/transactions/agreement.schema.ts";
import { Custom } from "../../card-payments/transactions/schema.ts";

export const Version = Type.Object({
  "accept-version": Type.String({ description: "API version: 1" }),
});

export const Secret = Type.Object({
  type: Type.Enum(["pcn", "pcsc"], {
    description: "`pcn`: card number, 12 to 19 digits. `pcsc`: security code, 3 or 4 digits",
  }),
  value: Type.String(),
});

/** The whole vault response is a valid token. */
export const Token = Type.Object({
  token: Type.String({ description: "Valid for ten minutes and one order" }),
});

const UnplannedInput = Type.Object(
  {
    ...UnplannedAgreement.properties,
    costumer: Type.Optional(Type.Boolean({ description: "The spelling in published clients" })),
  },
  { description: "Parties that may start further payments" },
);

const order = {
  test: Type.Optional(
    Type.Object(Scenario.properties, {
      description:
        "Simulated response of the issuer. Required for test merchants, forbidden for live ones",
    }),
  ),
  integration: Type.Object({
    key: Type.String({ description: "The merchant's public key" }),
    seal: Type.Optional(
      Type.String({
        maxLength: 8_192,
        description:
          "Seal from a checked payment link. The order must match the link. Required if " +
          "the merchant requires signed links",
      }),
    ),
  }),
  text: Type.Optional(Type.String({ maxLength: 1_024, description: "Text shown to the customer" })),
  reference: Type.Optional(
    Type.String({ maxLength: 200, description: "The merchant's reference for the transaction" }),
  ),
  amount: Type.Optional(
    Type.Object(AgreedMoney.properties, {
      description: "Without an amount, the card is verified only",
    }),
  ),
  card: Type.Object({
    number: Token,
    expiry: Type.Object({
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      year: Type.Integer({ minimum: 2000, maximum: 2099 }),
    }),
    code: Type.Optional(Token),
  }),
  capture: Type.Optional(
    Type.Enum(["automatic", "manual"], {
      description:
        "`automatic` captures the full amount on approval, `manual` only authorises it. " +
        "Defaults to the merchant's setting",
    }),
  ),
  custom: Type.Optional(Custom),
  plan: Type.Optional(AgreedPlan),
  unplanned: Type.Optional(UnplannedInput),
};

const Order = Type.Object(order);
export type Order = Static<typeof Order>;

export const NewPayment = Type.Object({
  ...order,
  hints: Type.Optional(
    Type.Array(Type.Unknown(), {
      maxItems: 100,
      description: "Hints from challenges, not part of the order",
    }),
  ),
});

export interface OrderBody {
  order: Order;
  hints: readonly unknown[];
}

export function splitHints({ hints = [], ...order }: Static<typeof NewPayment>): OrderBody {
  return { order, hints };
}

export const PaidResponse = Type.Object({
  authorizationId: Type.String({ description: "The transaction ID" }),
  captured: Type.Optional(
    Type.Boolean({ description: "True if captured on approval, false if only authorised" }),
  ),
});
export type PaidResponse = Static<typeof PaidResponse>;
