import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Challenge, ChallengeAnswer, PaymentAnswer } from "./challenges.ts";
import type { HintedOrder, Secret } from "./requests.ts";
import type { Send } from "./send.ts";
import type { Token } from "./types.ts";

const challengePath = /^\/payments\/challenges\/[a-z0-9-]+$/;

/** Payments by customers. Sent without the key, so that browsers can do it. */
export function paymentsOf(send: Send) {
  return {
    /**
     * Authorises an order, or says which challenge has to be taken first. Rejects with a
     * `PaymentError` when it is declined. The order is its own identity: sent again, also later and
     * whatever its hints, it is paid once and answered the same.
     */
    async create(order: HintedOrder, options?: CallOptions): Promise<PaymentAnswer> {
      return await send({
        method: "POST",
        path: "/payments",
        body: order,
        caller: "customer",
        repeat: "safe",
        options,
      });
    },
    /**
     * Takes a challenge with the order that it was answered to and the hints so far: gives more of
     * them, or a form to send in an iframe. Throws TypeError for a path that is no challenge's.
     */
    async challenge(
      { path }: Pick<Challenge, "path">,
      order: HintedOrder,
      options?: CallOptions,
    ): Promise<ChallengeAnswer> {
      if (!challengePath.test(path)) throw new TypeError(`${path} is not a challenge`);
      return await send({
        method: "POST",
        path,
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
