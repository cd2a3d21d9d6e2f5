/* The first match decides; independent field problems come together. */
import { catalogue } from "@frontdesk/server/refusal";
import {
  beyondBalance,
  forbidden,
  noRate,
  notFound,
  processing,
  processingRefusal,
} from "../../core/refusals.ts";
import type { OperationKind } from "./schema.ts";

/** A response holds the whole trail. */
export const mostMovements = 200;

/** The last is a stored outcome. */
export const creationRefusals = catalogue({
  noOrigin: {
    field: "transactionId",
    message: "is required",
    when: "`transactionId` and `cardId` are both missing",
  },
  unknownCurrency: {
    field: "currency",
    message: "must be a currency in use (ISO 4217)",
    when: "Not a current ISO 4217 currency",
  },
  largeCustom: {
    field: "custom",
    message: "must be at most 50 KB as JSON",
    when: "Larger than 50 KB as JSON",
  },
  notFound,
  forbidden,
  notAllowed: processing(
    27,
    "The merchant may not charge cards, or is live and the service has no live acquirer",
  ),
  noCard: {
    field: "cardId",
    message: "must be a saved card of this merchant",
    when: "Not a saved card of this merchant",
  },
  noTransaction: {
    field: "transactionId",
    message: "must be a successful transaction of this merchant",
    when: "Not a successful transaction of this merchant",
  },
  notAgreed: {
    field: "transactionId",
    message: "requires the customer's consent to later payments",
    when: "The merchant is live, and the customer did not agree to later payments",
  },
  noRate,
  noPurpose: {
    field: "purpose",
    message: (purposes: string) => `must be a purpose that the customer agreed to: ${purposes}`,
    when: "Not a purpose in the customer's agreement, or missing if the agreement has several",
  },
  otherCurrency: {
    field: "currency",
    message: (currency: string) => `must be ${currency}, the currency of the customer's limit`,
    when: "The customer's limit is in another currency",
  },
  beyondConsent: {
    field: "amount",
    message: (most: number) => `must be at most ${most}, the rest of the customer's limit`,
    when: "More than the rest of the customer's limit",
  },
  declined: processingRefusal,
});

export const operationRefusals = catalogue({
  notFound,
  forbidden,
  notClaimed: {
    status: 403,
    message: (kind: OperationKind) => `The merchant is not allowed to ${kind}`,
    when: "The merchant lacks the permission",
  },
  otherCurrency: {
    field: "currency",
    message: (currency: string) => `must be ${currency}, the currency of the transaction`,
    when: "Not the currency of the transaction",
  },
  expired: {
    field: "amount",
    message: (day: string | undefined) => `the authorisation expired on ${day}`,
    when: "The authorisation expired: no further captures",
  },
  tooMuch: {
    field: "amount",
    message: (kind: OperationKind, most: string) => `Can ${kind} at most ${most}`,
    when: "More than the amount left to capture, refund or void",
  },
  oneTooMany: {
    field: "amount",
    message: (kind: OperationKind, most: string) => {
      const rest = kind === "capture" ? "" : `: now you can ${kind} ${most} only, the full rest`;
      return `A transaction takes at most ${mostMovements} captures, refunds and voids${rest}`;
    },
    when:
      `The transaction has ${mostMovements} captures, refunds and voids. Only the full ` +
      `rest can be refunded or voided`,
  },
  noRate,
  beyondBalance,
  overtaken: {
    status: 409,
    message: (kind: OperationKind) => `Another request came first: too little is left to ${kind}`,
    when: "A concurrent request left too little",
  },
});
