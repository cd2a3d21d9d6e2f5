/*
 * Everything a call can fail with. A call that is cancelled by the caller's own signal fails with
 * the reason of that signal instead.
 */
import type { components } from "./openapi.ts";
import type { Declined, Problem } from "./types.ts";

/** What is known of a failed call besides its message. */
export interface ErrorDetails {
  status?: number | undefined;
  code?: number | string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** What all errors of this package are. Itself, it is a refusal that has no class of its own. */
export class PaymentsError extends Error {
  override name = "PaymentsError";
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The machine-readable code of the answer, where it has one. */
  readonly code: number | string | undefined;
  /** What the service's log knows the request by. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, details: ErrorDetails = {}) {
    super(message, "cause" in details ? { cause: details.cause } : undefined);
    this.status = details.status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** 400: fields of the request are wrong. All problems are told at once. */
export class ValidationError extends PaymentsError {
  override name = "ValidationError";
  readonly problems: Problem[];

  constructor(problems: Problem[], details: ErrorDetails = {}) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join("; "), details);
    this.problems = problems;
  }
}

/** 400: the payment was not made, for instance because the bank declined it. */
export class ProcessingError extends PaymentsError {
  override name = "ProcessingError";
  declare readonly code: number;
  /** Whether the customer can act on it. */
  readonly client: boolean;
  /** Whether the merchant can act on it. */
  readonly merchant: boolean;
  /** The failed transaction, where one was stored. */
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

/** The codes of a `PaymentError` that are known today: others come with another status. */
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

/** 404: nothing has that id. */
export class NotFoundError extends PaymentsError {
  override name = "NotFoundError";
}

/** 409: another request was faster, and what was asked for is no longer possible. */
export class ConflictError extends PaymentsError {
  override name = "ConflictError";
}

/** 429: too many requests, or too many declines. `retryAfterMs` says how long to wait. */
export class RateLimitError extends PaymentsError {
  override name = "RateLimitError";
}

/** 5xx: the service, or something in front of it, failed. */
export class ServerError extends PaymentsError {
  override name = "ServerError";
}

/** No answer, or only a part of one: what became of the request is not known. */
export class ConnectionError extends PaymentsError {
  override name = "ConnectionError";
}
