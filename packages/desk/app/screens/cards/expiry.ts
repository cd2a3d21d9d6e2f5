import type { Card } from "@frontdesk/payments-client/types";

/** Until when a card is good, as it stands on it: `12/40`. */
export function expiryOf({ expiry }: Pick<Card, "expiry">): string {
  return `${expiry.slice(5, 7)}/${expiry.slice(2, 4)}`;
}
