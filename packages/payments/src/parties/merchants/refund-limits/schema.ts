import { type Static, Type } from "typebox";

const Amount = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });

/** What a person refunds in 24 hours, in minor units of the merchant's currency. */
export const RefundLimits = Type.Object({
  supportRefundLimit: Type.Integer({
    minimum: 0,
    maximum: 99_999_999_999,
    description:
      "The most that a person in support gives back in 24 hours, by refunds and accepted disputes",
  }),
  stepUpRefundLimit: Type.Union([Amount, Type.Null()], {
    description: "Beyond what refunds of 24 hours need a second factor proved; null for never",
  }),
});
export type RefundLimits = Static<typeof RefundLimits>;

/** What is not given stays. */
export const RefundLimitChanges = Type.Partial(RefundLimits);
