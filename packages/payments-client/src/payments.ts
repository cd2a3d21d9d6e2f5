import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import type { Challenge, ChallengeAnswer, PaymentAnswer } from "./challenges.ts";
import type { HintedOrder, Secret } from "./requests.ts";
import type { Call } from "./send.ts";
import type { Token } from "./types.ts";

const challengePath = /^\/payments\/challenges\/[a-z0-9-]+$/;

const byCustomer = { method: "POST", caller: "customer", repeat: "safe" } satisfies Partial<Call>;

/** Sent without the key, for use in browsers. */
export function paymentsOf({ send }: Api) {
  return {
    /**
     * Authorises an order, or returns challenges to take first. Rejects with a `PaymentError` after
     * a decline. The order is its own identity: repeated at any time and with any hints, it is paid
     * once with the same response.
     */
    create: async (order: HintedOrder, options?: CallOptions): Promise<PaymentAnswer> =>
      send({ ...byCustomer, path: "/payments", body: order, options }),

    /**
     * Takes a challenge with its order and the hints so far: returns more hints, or a form for an
     * iframe. Throws TypeError for a path of no challenge.
     */
    async challenge(
      { path }: Pick<Challenge, "path">,
      order: HintedOrder,
      options?: CallOptions,
    ): Promise<ChallengeAnswer> {
      if (!challengePath.test(path)) throw new TypeError(`${path} is not a challenge`);
      return await send({ ...byCustomer, path, body: order, options });
    },
  };
}

/** Seals card numbers and security codes for an order. */
export function vaultOf({ send }: Api) {
  return {
    /** Seals a secret; stores nothing. The whole response is the token for an order. */
    seal: async (secret: Secret, options?: CallOptions): Promise<Token> =>
      send({ ...byCustomer, path: "/vault", body: secret, options }),
  };
}
