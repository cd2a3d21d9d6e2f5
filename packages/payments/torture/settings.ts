/** Milliseconds. */
export const clockAheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

/** Kill point: before or after, prepared statement, occurrence. */
export const death = (process.env.DIES_AT ?? "").split(" ");
