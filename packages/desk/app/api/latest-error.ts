interface Action {
  error: unknown;
  /** Milliseconds since 1970; 0 before the first time. */
  submittedAt: number;
}

/**
 * The error of the action that began last. An older refusal would hide it, or outlive a success.
 */
export function latestError(...actions: readonly Action[]): unknown {
  return actions.reduce((one, other) => (other.submittedAt >= one.submittedAt ? other : one)).error;
}
