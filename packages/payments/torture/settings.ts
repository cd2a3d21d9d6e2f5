/** By how much the clock of a process is wrong. */
export const clockAheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

/** Where it dies, if it does: when, at which prepared statement, and the how many-eth time. */
export const death = (process.env.DIES_AT ?? "").split(" ");
