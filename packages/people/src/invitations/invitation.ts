/*
 * An invitation lets whoever holds its token accept, once, within seven days, what it is for. At
 * most one is open for a person and a purpose. Only the token's hash is kept.
 */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** The first moment at which an invitation made now is no longer open. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}
