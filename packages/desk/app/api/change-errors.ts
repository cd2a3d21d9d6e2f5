/** The calendar or form shows another state than the stored one. */
export class ConcurrentChangeError extends Error {
  override name = "ConcurrentChangeError";
  readonly status = 412;
}

/** A clock change skips the wished time. */
export class SkippedTimeError extends Error {
  override name = "SkippedTimeError";
  readonly status = 422;
  readonly code = "skipped_time";
}
