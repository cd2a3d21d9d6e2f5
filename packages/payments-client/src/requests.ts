/* Requests of the payment API. Amounts are whole minor units (995 is EUR 9.95), times are ISO
   8601 text. */
import type { BodyOf, QueryOf } from "./openapi.ts";
import type { Dispute, Unplanned } from "./types.ts";

/**
 * Only name, email and descriptor can change later. Without `test` it is live, and needs the
 * operator's approval.
 */
export type NewMerchant = BodyOf<"createMerchant">;

export type MerchantChanges = Pick<BodyOf<"updateMerchant">, "name" | "email" | "descriptor">;

/** Absent fields stay unchanged. The logo is a picture in base64. */
export type BrandingChanges = BodyOf<"updateMerchantBranding">;

export type AuthenticationMode = BodyOf<"updateMerchantTds">["mode"];

export type NewBankRequest = BodyOf<"createMerchantBankRequest">;

export type LinkChanges = BodyOf<"updateMerchantLinks">;

/** Parameters of a payment link, as in its address; the merchant's key and `test` are added. */
export type LinkParameters = BodyOf<"createMerchantLinkSignature">;

export type LineFilter = FilterOf<"listMerchantLines">;

export type TakingsQuery = QueryOf<"getMerchantTakings">;

export type PayoutFilter = FilterOf<"listMerchantPayouts">;

export type PaidLinesQuery = QueryOf<"getPayout">;

export type EventFilter = FilterOf<"listMerchantEvents">;

export type NewWebhook = BodyOf<"createMerchantWebhook">;

export type WebhookChanges = BodyOf<"updateMerchantWebhook">;

/** Start of a resend: after an event, or since a time. */
export type RecoveryStart = BodyOf<"recoverDeliveries">;

export type DeliveryFilter = FilterOf<"listMerchantWebhookDeliveries">;

type FollowUp = BodyOf<"createMerchantTransaction">;

/** A further payment from the customer's first transaction or, deprecated, from a saved card. */
export type NewTransaction = Omit<FollowUp, "transactionId" | "cardId"> &
  ({ transactionId: string } | { cardId: string });

/** Captures a part; another currency than the transaction's is refused. */
export type NewCapture = BodyOf<"captureTransaction">;

/** Refunds a captured part. */
export type NewRefund = BodyOf<"refundTransaction">;

/** Voids a part. */
export type NewVoid = BodyOf<"voidTransaction">;

export type TransactionFilter = Omit<FilterOf<"listMerchantTransactions">, "card"> & {
  /** All of one card: the id of a saved one, or of a transaction with it. */
  card?: string;
};

export type DisputeFilter = Omit<FilterOf<"listDisputes">, "merchantId">;

/** The card of a successful transaction. */
export type NewCard = BodyOf<"createMerchantCard">;

export type NewDispute = BodyOf<"createDispute">;

export type NewAnswer = BodyOf<"answerDispute">;

/** File of an answer: a PDF, a PNG or a JPEG. */
export interface NewFile {
  name: string;
  type: NonNullable<Dispute["files"]>[number]["type"];
  content: Uint8Array;
}

/** For a test merchant's transaction; reasons are as in `Fraud`. */
export type NewFraud = BodyOf<"createFraud">;

/** A card number (`pcn`, 12 to 19 digits) or a security code (`pcsc`, 3 or 4 digits). */
export type Secret = BodyOf<"createVaultToken">;

/** A customer's payment. The same order is the same payment, however often it is sent. */
export type Order = Omit<BodyOf<"createPayment">, "hints" | "unplanned"> & {
  unplanned?: Unplanned;
};

/** Hints of challenges are no part of the order. */
export type HintedOrder = Order & { hints?: string[] };

/** Behaviour of a test payment's simulated issuer. */
export type Scenario = NonNullable<Order["test"]>;

type FilterOf<Name extends FilteredOperation> = NonNullable<QueryOf<Name>["filter"]>;
type FilteredOperation =
  | "listDisputes"
  | "listMerchantEvents"
  | "listMerchantLines"
  | "listMerchantPayouts"
  | "listMerchantTransactions"
  | "listMerchantWebhookDeliveries";

export type NewUser = BodyOf<"createMerchantUser">;
