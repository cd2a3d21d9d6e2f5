import { path } from "./path.ts";
import type { CallOptions, Send } from "./send.ts";

/**
 * What a payment link is to say, as it stands in its address; the merchant's key and `test` are
 * added.
 */
export interface LinkParameters {
  /** ISO 4217; the merchant's own when not given. */
  currency?: string;
  /** Major units, `9.95`; entered by the payer when not given. */
  value?: string;
  reference?: string;
  /** Shown to the payer. */
  text?: string;
  /** Where to go after paying. */
  redirect?: string;
  /** The language, as in `da` or `da_DK`; the browser's own when not given. */
  locale?: string;
  /** `y` keeps the card for later payments, with the payer's consent. */
  recurring?: string;
  /** `y` takes one payment of the reference only, which has to be given. */
  once?: string;
  /** The instant from which on it cannot be paid any more, ISO 8601. */
  until?: string;
  /** `y` captures the payment at once, `n` only reserves it; the merchant's rule when not given. */
  capture?: string;
}

/** A payment link of which nobody can change anything. */
export interface SignedLink {
  /** 64 lower-case hex digits. */
  signature: string;
  /** The whole link: to be sent to a customer, or given to the popup. */
  url: string;
}

/** Payment links of which nobody can change anything. */
export function linksOf(send: Send) {
  return {
    /** Signs a payment link with the merchant's link secret, which stays with the service. */
    async sign(
      merchantId: string,
      parameters: LinkParameters,
      options?: CallOptions,
    ): Promise<SignedLink> {
      const signatures = path`/merchants/${merchantId}/link-signatures`;
      return await send({
        method: "POST",
        path: signatures,
        body: parameters,
        repeat: "safe",
        options,
      });
    },
  };
}
