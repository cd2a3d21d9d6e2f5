import { type Static, Type } from "typebox";

const Amount = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });

/** Per 24 hours, in minor units of the merchant's currency. */
export const RefundLimits = Type.Object({
  supportRefundLimit: Type.Integer({
    minimum: 0,
    maximum: 99_999_999_999,
    description: "Refund limit of a support user in 24 hours, including accepted disputes",
  }),
  stepUpRefundLimit: Type.Union([Amount, Type.Null()], {
    description:
      "Refunds in 24 hours that exceed this need a recent second factor. Null for no limit",
  }),
});
export type RefundLimits = Static<typeof RefundLimits>;

export const RefundLimitChanges = Type.Partial(RefundLimits);
