/*
 * Everything a call can fail with. A call that is cancelled by the caller's own signal fails with
 * the reason of that signal instead.
 */
import type { Clash } from "./types/bookings.ts";

/** What is known of a failed call besides its message. */
export interface ErrorDetails {
  status?: number | undefined;
  code?: string | undefined;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
  cause?: unknown;
}

/** What all errors of this package are. Itself, it is a refusal that has no class of its own. */
export class SchedulingError extends Error {
  override name = "SchedulingError";
  /** The HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** The `error` of the answer. */
  readonly code: string | undefined;
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

/** 422: fields of the request are wrong. All problems are told at once. */
export class ValidationError extends SchedulingError {
  override name = "ValidationError";
  /** What is wrong, by the name of the field. */
  readonly problems: Record<string, string[]>;

  constructor(message: string, details: ErrorDetails & { problems: Record<string, string[]> }) {
    super(message, details);
    this.problems = details.problems;
  }
}

/** 422 or 400: it clashes with bookings, hours or time off, and nothing was stored. */
export class ClashError extends SchedulingError {
  override name = "ClashError";
  /** Each day that clashes. */
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

/** A code or a refresh token is no longer good: the person has to be asked again. */
export class GrantError extends SchedulingError {
  override name = "GrantError";
}

/** 403: the token's scopes or the person's rights do not include this. */
export class PermissionError extends SchedulingError {
  override name = "PermissionError";
}

/** 404: nothing has that id, or the account is not the person's. */
export class NotFoundError extends SchedulingError {
  override name = "NotFoundError";
}

/** 409: another request was in the way; it may be tried again. */
export class ConflictError extends SchedulingError {
  override name = "ConflictError";
}

/** 429: too many requests, longer than was waited. `retryAfterMs` says how long to wait. */
export class RateLimitError extends SchedulingError {
  override name = "RateLimitError";
}

/** 5xx: the service, or something in front of it, failed. */
export class ServerError extends SchedulingError {
  override name = "ServerError";
}

/** No answer, or only a part of one: what became of the request is not known. */
export class ConnectionError extends SchedulingError {
  override name = "ConnectionError";
}
