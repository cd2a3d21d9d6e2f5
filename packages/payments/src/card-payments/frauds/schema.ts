import { Type } from "typebox";
import { Instant } from "../disputes/schema.ts";
import { NamedId } from "../transactions/schema.ts";

const reasons = [
  "Misc",
  "Fraudulent usage",
  "Fraudulent application",
  "Counterfeit",
  "Account takeover",
  "Card not delivered",
  "Card stolen",
  "Card lost",
  "Cardholder manipulated",
];

const Reason = Type.Integer({
  minimum: 0,
  maximum: reasons.length - 1,
  description: reasons.map((title, code) => `${code} ${title}`).join(", "),
});

export const Fraud = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  transactionId: NamedId,
  created: Instant,
  reported: Type.Optional(Instant),
  reason: Type.Optional(Reason),
});

export const FraudAnswer = Type.Object({ fraud: Fraud });
export const FraudList = Type.Array(Fraud);

export const NewFraud = Type.Object({
  transactionId: NamedId,
  reported: Type.Optional(Instant),
  reason: Type.Optional(Reason),
});
