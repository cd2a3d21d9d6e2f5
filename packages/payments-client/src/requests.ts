/*
 * What the payment API is sent. Amounts are whole minor units (995 is EUR 9.95), times are ISO 8601
 * text.
 */
import type { BodyOf, QueryOf } from "./openapi.ts";
import type { Dispute, Unplanned } from "./types.ts";

/**
 * A merchant to be created; only name, e-mail and descriptor can change afterwards. It is a live
 * one, which the operator has to approve, where `test` is not given.
 */
export type NewMerchant = BodyOf<"createMerchant">;

/** All that can change of a merchant. */
export type MerchantChanges = Pick<BodyOf<"updateMerchant">, "name" | "email" | "descriptor">;

/** How a merchant uses 3-D Secure. */
export type AuthenticationMode = BodyOf<"updateMerchantTds">["mode"];

/** A bank account that a merchant asks for. */
export type NewBankRequest = BodyOf<"createMerchantBankRequest">;

/** What can change of a merchant's payment links. */
export type LinkChanges = BodyOf<"updateMerchantLinks">;

/**
 * What a payment link is to say, as it stands in its address; the merchant's key and `test` are
 * added.
 */
export type LinkParameters = BodyOf<"createMerchantLinkSignature">;

/** What a merchant's lines can be narrowed by. */
export type LineFilter = FilterOf<"listMerchantLines">;

/** Of which days takings are asked for. */
export type TakingsQuery = QueryOf<"getMerchantTakings">;

/** What a merchant's payouts can be narrowed by. */
export type PayoutFilter = FilterOf<"listMerchantPayouts">;

/** Which lines of a payout are asked for. */
export type PaidLinesQuery = QueryOf<"getPayout">;

/** What a merchant's events can be narrowed by. */
export type EventFilter = FilterOf<"listMerchantEvents">;

/** A webhook to be made. */
export type NewWebhook = BodyOf<"createMerchantWebhook">;

/** What can change of a webhook. */
export type WebhookChanges = BodyOf<"updateMerchantWebhook">;

/** From where on a webhook is sent again what it did not take: after an event, or since a time. */
export type RecoveryStart = BodyOf<"recoverDeliveries">;

/** What the deliveries of a webhook can be narrowed by. */
export type DeliveryFilter = FilterOf<"listMerchantWebhookDeliveries">;

type FollowUp = BodyOf<"createMerchantTransaction">;

/** A further payment from the customer's first transaction or, deprecated, from a saved card. */
export type NewTransaction = Omit<FollowUp, "transactionId" | "cardId"> &
  ({ transactionId: string } | { cardId: string });

/** A part of a transaction to be taken; a currency other than the transaction's is refused. */
export type NewCapture = BodyOf<"captureTransaction">;

/** A captured part to be given back. */
export type NewRefund = BodyOf<"refundTransaction">;

/** A part that will not be captured. */
export type NewVoid = BodyOf<"voidTransaction">;

/** What a merchant's transactions can be narrowed by. */
export type TransactionFilter = Omit<FilterOf<"listMerchantTransactions">, "card"> & {
  /** All of one card: the id of a saved one, or of a transaction made with it. */
  card?: string;
};

/** What a merchant's disputes can be narrowed by. */
export type DisputeFilter = Omit<FilterOf<"listDisputes">, "merchantId">;

/** A card to be saved: that of a successful transaction. */
export type NewCard = BodyOf<"createMerchantCard">;

/** A dispute to be opened on a transaction of a test merchant. */
export type NewDispute = BodyOf<"createDispute">;

/** What a merchant says to a dispute. */
export type NewAnswer = BodyOf<"answerDispute">;

/** What a dispute is answered with besides words: a PDF, a PNG or a JPEG. */
export interface NewFile {
  name: string;
  type: NonNullable<Dispute["files"]>[number]["type"];
  content: Uint8Array;
}

/** A fraud to be reported on a transaction of a test merchant; reasons are as in `Fraud`. */
export type NewFraud = BodyOf<"createFraud">;

/** A card number (`pcn`, 12 to 19 digits) or a security code (`pcsc`, 3 or 4 digits). */
export type Secret = BodyOf<"createVaultToken">;

/** What a customer pays, and how. The same order is the same payment, however often it is sent. */
export type Order = Omit<BodyOf<"createPayment">, "hints" | "unplanned"> & {
  unplanned?: Unplanned;
};

/** An order, and what challenges gave for it, which is no part of it. */
export type HintedOrder = Order & { hints?: string[] };

/** What the simulated issuer of a test payment is to do. */
export type Scenario = NonNullable<Order["test"]>;

/** What a list can be narrowed by. */
type FilterOf<Name extends FilteredOperation> = NonNullable<QueryOf<Name>["filter"]>;
type FilteredOperation =
  | "listDisputes"
  | "listMerchantEvents"
  | "listMerchantLines"
  | "listMerchantPayouts"
  | "listMerchantTransactions"
  | "listMerchantWebhookDeliveries";

/** Somebody to be invited, and as what. */
export type NewUser = BodyOf<"createMerchantUser">;
