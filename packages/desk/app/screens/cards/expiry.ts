import type { Card } from "@frontdesk/payments-client/types";

/** `12/40`, as on the card. */
export function expiryOf({ expiry }: Pick<Card, "expiry">): string {
  return `${expiry.slice(5, 7)}/${expiry.slice(2, 4)}`;
}
