/*
 * A customer's payment is captured as it is approved, or reserved until the shop captures it: as
 * its link says, or else the order, or else its merchant. Whether it may be captured is known
 * before the acquirer is asked.
 */
import type { Charge } from "./payment.ts";
import type { Order } from "./schema.ts";
import type { Receiver } from "./store.ts";
import type { Terms } from "./terms/terms.ts";

export interface Capturing {
  isAutomatic: boolean;
  /** The processing error where it could not be captured. */
  obstacle: 1 | 27 | undefined;
}

interface Given {
  order: Order;
  terms: Terms | undefined;
  receiver: Pick<Receiver, "capture" | "can_capture">;
  charge: Charge;
  /** Whether there is an exchange rate into the merchant's currency. */
  isRated: boolean;
}

export function capturingOf({ order, terms, receiver, charge, isRated }: Given): Capturing {
  const mode = terms?.capture ?? order.capture ?? receiver.capture;
  const isAutomatic = mode === "automatic" && charge.amount > 0;
  return { isAutomatic, obstacle: isAutomatic ? obstacleTo(receiver, isRated) : undefined };
}

function obstacleTo({ can_capture: mayCapture }: Given["receiver"], isRated: boolean) {
  if (!mayCapture) return 27;
  return isRated ? undefined : 1;
}
