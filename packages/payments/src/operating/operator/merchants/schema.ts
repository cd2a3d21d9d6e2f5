import { Type } from "typebox";
import { maxAmount } from "../../../core/money.ts";
import { IdText, Time } from "../../../parties/apps/schema.ts";
import { Merchant, OperatedState } from "../../../parties/merchants/schema.ts";

const SuspensionFields = {
  payments: Type.Boolean({ description: "Suspends payments" }),
  captures: Type.Boolean({ description: "Suspends captures" }),
  payouts: Type.Boolean({ description: "Suspends payouts and their export" }),
  reason: Type.String({ minLength: 1, maxLength: 500 }),
};

const Days = Type.Union([Type.Integer({ minimum: 1, maximum: 365 }), Type.Null()], {
  description: "Days until a pending authorisation expires, or null for no expiry",
});

export const Expiry = Type.Object({ authorizationDays: Days });

export const NewSuspension = Type.Object(SuspensionFields);

export const OperatedMerchant = Type.Object({
  ...Merchant.properties,
  state: OperatedState,
  owners: Type.Array(
    Type.Object({
      id: IdText,
      name: Type.Union([Type.String(), Type.Null()]),
      email: Type.String(),
    }),
    { description: "Owners with an accepted invitation" },
  ),
  volume: Type.Object(
    {
      days: Type.Integer({ description: "Length of the period up to now" }),
      captured: Type.Integer({ description: "Before fees, in minor units of its currency" }),
      count: Type.Integer({ description: "Number of captures" }),
    },
    { description: "Captured volume of the last days" },
  ),
  approved: Type.Union([Time, Type.Null()], { description: "Time of the approval, or null" }),
  suspension: Type.Union([Type.Object({ ...SuspensionFields, since: Time }), Type.Null()], {
    description: "Current suspension, or null",
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
    description: "Percentage fee per capture, in parts per million",
  }),
  flat: Price,
  dispute: Price,
  refundsFee: Type.Optional(
    Type.Boolean({
      default: false,
      description: "True if refunds return the percentage fee. Flat fees are never returned",
    }),
  ),
});

export const Bank = Type.Object({ iban: Type.String({ maxLength: 100, "x-text": "code" }) });
export const TdsSetting = Type.Object({ mode: Type.Enum(["avoid", "attempt", "full"]) });
