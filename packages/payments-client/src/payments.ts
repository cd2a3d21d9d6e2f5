import type { Order, Secret } from "./requests.ts";
import type { CallOptions, Send } from "./send.ts";
import type { Paid, Token } from "./types.ts";

/** Payments by customers. Sent without the key, so that browsers can do it. */
export function paymentsOf(send: Send) {
  return {
    /**
     * Authorises an order. Rejects with a `PaymentError` when it is declined. The order is its own
     * identity: sent again, also later, it is paid once and answered the same.
     */
    async create(order: Order, options?: CallOptions): Promise<Paid> {
      return await send({
        method: "POST",
        path: "/payments",
        body: order,
        caller: "customer",
        repeat: "safe",
        options,
      });
    },
  };
}

/** The vault: card numbers and security codes, sealed so that they can be passed on. */
export function vaultOf(send: Send) {
  return {
    /** Seals a secret; nothing is stored. The whole answer is the token that an order takes. */
    async seal(secret: Secret, options?: CallOptions): Promise<Token> {
      return await send({
        method: "POST",
        path: "/vault",
        body: secret,
        caller: "customer",
        repeat: "safe",
        options,
      });
    },
  };
}
