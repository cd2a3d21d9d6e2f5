/*
 * Why a transaction is not made, captured, refunded or voided. The first reason that holds decides;
 * problems with fields that stand together are told together.
 */
import { catalogue } from "@frontdesk/server/refusal";
import {
  beyondBalance,
  forbidden,
  noRate,
  notFound,
  processing,
  processingRefusal,
} from "../../ground/refusals.ts";
import type { MovementKind } from "./row.ts";

/** So that an answer, which has them all, and the time it takes stay bounded. */
export const mostMovements = 200;

/** Paying again from an earlier transaction or a saved card. The last is an outcome. */
export const creationRefusals = catalogue({
  noOrigin: {
    field: "transactionId",
    message: "is required",
    when: "Neither it nor a card is given",
  },
  unknownCurrency: {
    field: "currency",
    message: "must be a currency in use (ISO 4217)",
    when: "It is no currency in use (ISO 4217)",
  },
  largeCustom: {
    field: "custom",
    message: "must be at most 50 KB as JSON",
    when: "It is larger than 50 KB as JSON",
  },
  notFound,
  forbidden,
  notAllowed: processing(27, "It may not charge cards, or is live where no live acquirer is"),
  noCard: {
    field: "cardId",
    message: "must be a saved card of this merchant",
    when: "It is no saved card of this merchant",
  },
  noTransaction: {
    field: "transactionId",
    message: "must be a successful transaction of this merchant",
    when: "It is no successful transaction of this merchant",
  },
  notAgreed: {
    field: "transactionId",
    message: "must be one whose customer agreed to later payments",
    when: "The merchant is live, and its customer agreed to no later payments",
  },
  noRate,
  noPurpose: {
    field: "purpose",
    message: (purposes: string) => `must be what the customer agreed to: ${purposes}`,
    when: "The customer agreed to other purposes, or to several and none is given",
  },
  otherCurrency: {
    field: "currency",
    message: (currency: string) => `must be ${currency}, in which the customer agreed to a limit`,
    when: "The customer agreed to a limit in another currency",
  },
  beyondConsent: {
    field: "amount",
    message: (most: number) => `must be at most ${most}, what is left of the customer's limit`,
    when: "It is more than is left of what the customer agreed to",
  },
  declined: processingRefusal,
});

/** Capturing, refunding and voiding. */
export const movementRefusals = catalogue({
  notFound,
  forbidden,
  notClaimed: {
    status: 403,
    message: (kind: MovementKind) => `The merchant is not allowed to ${kind}`,
    when: "The merchant is not allowed to do this",
  },
  otherCurrency: {
    field: "currency",
    message: (currency: string) => `must be ${currency}, the currency of the transaction`,
    when: "It is not the currency of the transaction",
  },
  expired: {
    field: "amount",
    message: (day: string | undefined) => `the authorisation expired on ${day}`,
    when: "The authorisation expired: nothing more can be captured",
  },
  tooMuch: {
    field: "amount",
    message: (kind: MovementKind, most: string) => `Can ${kind} at most ${most}`,
    when: "It is more than is left to capture, refund or void",
  },
  oneTooMany: {
    field: "amount",
    message: (kind: MovementKind, most: string) => {
      const rest = kind === "capture" ? "" : `: now you can ${kind} ${most} only, all that is left`;
      return `A transaction takes at most ${mostMovements} captures, refunds and voids${rest}`;
    },
    when: `There were ${mostMovements} captures, refunds and voids: only all that is left goes`,
  },
  noRate,
  beyondBalance,
  overtaken: {
    status: 409,
    message: (kind: MovementKind) => `Another request was first: too little is left to ${kind}`,
    when: "Another request was first, and left too little",
  },
});
