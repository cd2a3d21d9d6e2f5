/* Precedence: link, order, merchant. Obstacles are checked before the request to the acquirer. */
import type { Charge } from "./payment.ts";
import type { Order } from "./schema.ts";
import type { Receiver } from "./store.ts";
import type { Terms } from "./terms/terms.ts";

export interface Capturing {
  isAutomatic: boolean;
  obstacle: 1 | 27 | undefined;
}

interface CapturingInput {
  order: Order;
  terms: Terms | undefined;
  receiver: Pick<Receiver, "capture" | "can_capture">;
  charge: Charge;
  isRated: boolean;
}

export function capturingOf({
  order,
  terms,
  receiver,
  charge,
  isRated,
}: CapturingInput): Capturing {
  const mode = terms?.capture ?? order.capture ?? receiver.capture;
  const isAutomatic = mode === "automatic" && charge.amount > 0;
  return { isAutomatic, obstacle: isAutomatic ? obstacleTo(receiver, isRated) : undefined };
}

function obstacleTo({ can_capture: mayCapture }: CapturingInput["receiver"], isRated: boolean) {
  if (!mayCapture) return 27;
  return isRated ? undefined : 1;
}
