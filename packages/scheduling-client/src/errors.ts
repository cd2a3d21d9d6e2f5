/* Errors of a call. A call cancelled by the caller's signal rejects with the signal's reason
   instead. */
import type { Clash } from "./types/bookings.ts";

export interface ErrorDetails {
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** Base class of this package's errors, and itself a refusal without an own class. */
export class SchedulingError extends Error {
  override name = "SchedulingError";
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** `error` of the response. */
  readonly code: string | undefined;
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

/** 422: invalid fields, all problems at once. */
export class ValidationError extends SchedulingError {
  override name = "ValidationError";
  /** By field. */
  readonly problems: Record<string, string[]>;

  constructor(message: string, details: ErrorDetails & { problems: Record<string, string[]> }) {
    super(message, details);
    this.problems = details.problems;
  }
}

/** 422 or 400: clashes with bookings, hours or time off; nothing was stored. */
export class ClashError extends SchedulingError {
  override name = "ClashError";
  /** Each clashing day. */
  readonly clashes: Clash[];

  constructor(message: string, details: ErrorDetails & { clashes: Clash[] }) {
    super(message, details);
    this.clashes = details.clashes;
  }
}

/** 401: the token is missing, unknown or revoked, and could not be renewed. */
export class AuthenticationError extends SchedulingError {
  override name = "AuthenticationError";
}

/** A code or refresh token is no longer valid: ask the person again. */
export class GrantError extends SchedulingError {
  override name = "GrantError";
}

/** 403: the token's scopes or the person's rights do not suffice. */
export class PermissionError extends SchedulingError {
  override name = "PermissionError";
}

/** 404: unknown id, or not the person's account. */
export class NotFoundError extends SchedulingError {
  override name = "NotFoundError";
}

/** 409: a concurrent request; try again. */
export class ConflictError extends SchedulingError {
  override name = "ConflictError";
}

/** A free time of the same service in the account's zone; `start` is minutes from midnight. */
export interface FreeTime {
  date: string;
  start: number;
  starts_at: string;
  resource_ids: number[];
}

interface TakenDetails {
  /** `taken`, `too_long`, `closed`, `time_off`, `not_offered`, `past`. */
  reason?: string | undefined;
  blockers?: { kind: "appointment" | "booking"; id: number }[] | undefined;
  next?: FreeTime[] | undefined;
}

/** 409: the time is not free. Staff get the reason, the obstacles and the nearest free times. */
export class SlotTakenError extends ConflictError {
  override name = "SlotTakenError";
  readonly reason: string | undefined;
  readonly blockers: NonNullable<TakenDetails["blockers"]>;
  readonly next: FreeTime[];

  constructor(message: string, details: ErrorDetails & TakenDetails) {
    super(message, details);
    const { reason, blockers = [], next = [] } = details;
    this.reason = reason;
    this.blockers = blockers;
    this.next = next;
  }
}

/**
 * 429: too many requests, beyond the allowed waiting time. `retryAfterMs` is the requested delay.
 */
export class RateLimitError extends SchedulingError {
  override name = "RateLimitError";
}

/** 5xx: failure of the service or of a proxy. */
export class ServerError extends SchedulingError {
  override name = "ServerError";
}

/** No or partial response: the effect of the request is unknown. */
export class ConnectionError extends SchedulingError {
  override name = "ConnectionError";
}
