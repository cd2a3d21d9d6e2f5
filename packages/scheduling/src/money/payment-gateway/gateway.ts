/* The only access to a payment service. No call exceeds five seconds, and none is repeated
   automatically. */
import type { Transaction } from "@frontdesk/payments-client/types";

export type Payment = Transaction;

export interface GatewayKey {
  url: string | null;
  merchantId: string;
  key: string;
  linkSecret: string | null;
}

export interface GatewayMerchant {
  name: string;
  currency: string;
  isTest: boolean;
  claims: Record<string, boolean>;
}

interface AgreedLimit {
  limit: number;
  givenAt: string;
}

export interface PaymentPageInput {
  reference: string;
  /** 0 only stores the card. */
  amount: number;
  currency: string;
  text: string;
  /** Null stays on the page. */
  returnTo: string | null;
  until: Date;
  locale: string;
  /** Agreement to a no-show fee. Without any agreement, no card is stored. */
  noShow: AgreedLimit | null;
  /** Agreement to charges of the rest of the price. */
  balance?: AgreedLimit | null;
  /** Start in the customer's zone (RFC 9557). */
  starts: string;
  color: string | null;
}

/** `key` makes retries idempotent. */
export interface OperationInput {
  kind: "capture" | "refund" | "void";
  amount: number;
  key: string;
}

export interface LaterPayment {
  transactionId: string;
  amount: number;
  currency: string;
  /** Agreement with limits behind it. */
  purpose?: "no_show" | "balance";
  /** Idempotency and search key. */
  request: string;
}

export interface GatewayEvent {
  id: string;
  type: string;
  transactionId: string | undefined;
}

export interface PaymentGateway {
  merchant(): Promise<GatewayMerchant>;
  linkTo(input: PaymentPageInput): Promise<string>;
  takesLinkSecret(): Promise<boolean>;
  /** Payments, newest first, with failed ones. */
  find(reference: string): Promise<Payment[]>;
  /** Since a moment or after a payment id, oldest first, in pages; null lists all. */
  since(start: Date | string | null): AsyncIterable<Payment[]>;
  madeFrom(earlier: Payment, amount: number): AsyncIterable<Payment[]>;
  newest(): Promise<Date | null>;
  /** Oldest first, in pages; `gone` if the event is too old. */
  events(after: string): AsyncIterable<GatewayEvent[]>;
  newestEvent(): Promise<string | null>;
  read(transactionId: string): Promise<Payment>;
  move(transactionId: string, operation: OperationInput): Promise<Payment>;
  /** Returns the payment id; a decline is a `GatewayError`. */
  payLater(later: LaterPayment): Promise<string>;
}

export type ConnectGateway = (key: GatewayKey) => PaymentGateway;

/**
 * `away`: unreachable or unrecognised answer; the operation may still happen. `key`: invalid or
 * without permission.
 */
export type GatewayErrorKind =
  | "away"
  | "key"
  | "forbidden"
  | "unknown"
  | "refused"
  | "declined"
  | "gone";

export class GatewayError extends Error {
  readonly kind: GatewayErrorKind;
  constructor(kind: GatewayErrorKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "TillTrouble";
    this.kind = kind;
  }
}

export function gatewayErrorOf(error: unknown): GatewayErrorKind | undefined {
  return error instanceof GatewayError ? error.kind : undefined;
}
