/* The token's holder accepts the offer once, within seven days. Each person has at most one open
   for a purpose. Only the token's hash is stored. */
const lifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Exclusive. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs);
}
