import { Type } from "typebox";
import { Time } from "../../apps/schema.ts";
import { Merchant } from "../../merchants/schema.ts";
import { maxAmount } from "../../money.ts";

export const OperatedMerchant = Type.Object({
  ...Merchant.properties,
  approved: Type.Union([Time, Type.Null()], { description: "When, if it was" }),
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
});

export const Bank = Type.Object({ iban: Type.String({ maxLength: 100 }) });
export const Tds = Type.Object({ mode: Type.Enum(["avoid", "attempt", "full"]) });
