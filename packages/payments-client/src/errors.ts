/* Errors of a call. A call cancelled by the caller's signal rejects with the signal's reason
   instead. */
import type { components } from "./openapi.ts";
import type { Declined, Problem } from "./types.ts";

export interface ErrorDetails {
  status?: number | undefined;
  code?: number | string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** Base class of this package's errors, and itself a refusal without an own class. */
export class PaymentsError extends Error {
  override name = "PaymentsError";
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Machine-readable code of the response, if any. */
  readonly code: number | string | undefined;
  /** Identifies the request in the service's log. */
  readonly requestId: string | undefined;
  /** Requested delay in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** 400: invalid fields, all problems at once. */
export class ValidationError extends PaymentsError {
  override name = "ValidationError";
  readonly problems: Problem[];

  constructor(problems: Problem[], details: ErrorDetails = {}) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join("; "), details);
    this.problems = problems;
  }
}

/** 400: the payment failed, for instance by a decline of the bank. */
export class ProcessingError extends PaymentsError {
  override name = "ProcessingError";
  declare readonly code: number;
  /** True if the customer can act on the error. */
  readonly client: boolean;
  /** True if the merchant can act on the error. */
  readonly merchant: boolean;
  /** The failed transaction, if stored. */
  readonly transactionId: string | undefined;

  constructor(failure: Declined, details: ErrorDetails = {}) {
    super(failure.message, { ...details, code: failure.code });
    this.client = failure.client;
    this.merchant = failure.merchant;
    this.transactionId = failure.transaction?.id;
  }
}

/** 400 of `vault.seal` or `payments.create`. */
export class PaymentError extends PaymentsError {
  override name = "PaymentError";
  declare readonly code: PaymentErrorCode | (string & Record<never, never>);
}

/** Known codes of a `PaymentError`; other errors have another status. */
export type PaymentErrorCode = Exclude<
  components["schemas"]["PaymentError"]["code"],
  "INTERNAL_ERROR" | "ENDPOINT_NOT_FOUND" | "PAYMENT_RUNNING" | "RATE_LIMITED"
>;

/** 401: the key is missing, unknown or revoked. */
export class AuthenticationError extends PaymentsError {
  override name = "AuthenticationError";
}

/** 403: the app has no access to this merchant, or the merchant may not do this. */
export class PermissionError extends PaymentsError {
  override name = "PermissionError";
}

/** 404: unknown id. */
export class NotFoundError extends PaymentsError {
  override name = "NotFoundError";
}

/** 409: a concurrent request made this one impossible. */
export class ConflictError extends PaymentsError {
  override name = "ConflictError";
}

/** 429: too many requests or declines. `retryAfterMs` is the requested delay. */
export class RateLimitError extends PaymentsError {
  override name = "RateLimitError";
}

/** 5xx: failure of the service or of a proxy. */
export class ServerError extends PaymentsError {
  override name = "ServerError";
}

/** No or partial response: the effect of the request is unknown. */
export class ConnectionError extends PaymentsError {
  override name = "ConnectionError";
}
