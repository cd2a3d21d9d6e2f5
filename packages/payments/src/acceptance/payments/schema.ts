import { type Static, Type } from "typebox";
import { Scenario } from "../../acquiring/port/scenario.ts";
import {
  AgreedMoney,
  AgreedPlan,
  Unplanned,
} from "../../transactions/transactions/agreement.schema.ts";
import { Custom } from "../../transactions/transactions/schema.ts";

export const Version = Type.Object({
  "accept-version": Type.String({ description: "The version of this side of the API: 1" }),
});

export const Secret = Type.Object({
  type: Type.Enum(["pcn", "pcsc"], {
    description: "A card number (12 to 19 digits) or a security code (3 or 4 digits)",
  }),
  value: Type.String(),
});

/** The whole answer is what other endpoints take as the token. */
export const Token = Type.Object({
  token: Type.String({ description: "Good for ten minutes and for one order" }),
});

const AskedUnplanned = Type.Object(
  {
    ...Unplanned.properties,
    costumer: Type.Optional(Type.Boolean({ description: "As published clients spell it" })),
  },
  { description: "Who may start further payments" },
);

const order = {
  test: Type.Optional(
    Type.Object(Scenario.properties, {
      description: "Required for test merchants, forbidden for live ones: what the issuer does",
    }),
  ),
  integration: Type.Object({
    key: Type.String({ description: "The merchant's public key" }),
    seal: Type.Optional(
      Type.String({
        maxLength: 8_192,
        description:
          "What the page of a payment link got when its link was checked: the order has to be as " +
          "it says. Required where the merchant's links have to be signed",
      }),
    ),
  }),
  text: Type.Optional(
    Type.String({ maxLength: 1_024, description: "What the customer was shown" }),
  ),
  reference: Type.Optional(
    Type.String({ maxLength: 200, description: "For the merchant to find the transaction by" }),
  ),
  amount: Type.Optional(
    Type.Object(AgreedMoney.properties, { description: "Without it the card is verified only" }),
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
        "Whether all of it is captured as it is approved, or reserved until you capture it; the " +
        "merchant's own rule without it",
    }),
  ),
  custom: Type.Optional(Custom),
  plan: Type.Optional(AgreedPlan),
  unplanned: Type.Optional(AskedUnplanned),
};

const Order = Type.Object(order);
/** What is paid, and how; the same order is the same payment. */
export type Order = Static<typeof Order>;

export const NewPayment = Type.Object({
  ...order,
  hints: Type.Optional(
    Type.Array(Type.Unknown(), {
      maxItems: 100,
      description: "What challenges gave; not part of the order",
    }),
  ),
});

/** An order and, apart from it, what challenges gave. */
export interface GivenOrder {
  order: Order;
  hints: readonly unknown[];
}

export function splitHints({ hints = [], ...order }: Static<typeof NewPayment>): GivenOrder {
  return { order, hints };
}

export const Paid = Type.Object({
  authorizationId: Type.String({ description: "The id of the transaction" }),
  captured: Type.Optional(
    Type.Boolean({ description: "True where it was captured at once, and not only reserved" }),
  ),
});
export type Paid = Static<typeof Paid>;
