import { Type } from "typebox";
import { maxAmount } from "../../../ground/money.ts";
import { IdText, Time } from "../../../parties/apps/schema.ts";
import { Merchant, OperatedState } from "../../../parties/merchants/schema.ts";

const Kept = {
  payments: Type.Boolean({ description: "From being paid" }),
  captures: Type.Boolean({ description: "From capturing" }),
  payouts: Type.Boolean({ description: "From being paid out, and from files of payouts" }),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
};

const Days = Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()], {
  description: "After how many days what is pending is voided; null for never",
});

export const Expiry = Type.Object({ authorizationDays: Days });

/** What a merchant is kept from; refunds and voids stay possible. */
export const NewSuspension = Type.Object(Kept);

export const OperatedMerchant = Type.Object({
  ...Merchant.properties,
  state: OperatedState,
  owners: Type.Array(
    Type.Object({
      id: IdText,
      name: Type.Union([Type.String(), Type.Null()]),
      email: Type.String(),
    }),
    { description: "Persons who accepted to own it" },
  ),
  volume: Type.Object(
    {
      days: Type.Integer({ description: "Up to now" }),
      captured: Type.Integer({ description: "Before fees, minor units of its currency" }),
      count: Type.Integer({ description: "How many captures" }),
    },
    { description: "What it captured in the last days" },
  ),
  approved: Type.Union([Time, Type.Null()], { description: "When, if it was" }),
  suspension: Type.Union([Type.Object({ ...Kept, since: Time }), Type.Null()], {
    description: "What operators keep it from",
  }),
  authorizationDays: Days,
});

export const OperatedAnswer = Type.Object({ merchant: OperatedMerchant });
export const OperatedList = Type.Array(OperatedMerchant);

const Price = Type.Integer({
  minimum: 0,
  maximum: maxAmount,
  description: "Minor units of the merchant's currency",
});

export const Pricing = Type.Object({
  rate: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: "Of each capture, in parts per million",
  }),
  flat: Price,
  dispute: Price,
  refundsFee: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Whether a refund gives the percentage fee back; flat fees stay",
    }),
  ),
});

export const Bank = Type.Object({ iban: Type.String({ maxLength: 100, "x-text": "code" }) });
export const TdsSetting = Type.Object({ mode: Type.Enum(["avoid", "attempt", "full"]) });
