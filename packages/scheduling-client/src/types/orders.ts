import type { AnswerOf, BodyOf } from "../openapi.ts";

/** A payment of appointments and tips, in minor units. */
export type Order = AnswerOf<"getOrder">;

/** A payment in cash, by a card terminal or bank transfer, or by a link for the client. */
export type NewOrder = BodyOf<"createOrder">;

/** A numbered receipt, or the credit note of a refund. */
export type Receipt = AnswerOf<"getReceipt">;

/** Where a receipt goes. */
export type ReceiptMailing = BodyOf<"mailReceipt">;

/** Money that the business gave back. Without amounts it is everything. */
export type NewOrderRefund = BodyOf<"refundOrder">;
