import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { LinkChanges, LinkParameters } from "./requests.ts";
import type { Send } from "./send.ts";
import type { LinkSettings, SignedLink } from "./types.ts";

/** What a merchant says of its payment links, and links of which nobody can change anything. */
export function linksOf(send: Send) {
  return {
    /** Whether links are to be signed, whether they capture, where they return by themselves. */
    async get(merchantId: string, options?: CallOptions): Promise<LinkSettings> {
      return await send({ method: "GET", path: path`/merchants/${merchantId}/links`, options });
    },

    /** Changes only what is given. */
    async update(merchantId: string, changes: LinkChanges, options?: CallOptions): Promise<void> {
      const links = path`/merchants/${merchantId}/links`;
      await send({ method: "PUT", path: links, body: changes, options });
    },

    /**
     * Makes a secret to sign links with, shown only this once; links that were signed with the one
     * before are no longer good. With `replace: false` an existing secret stays, and the call is
     * refused with 409. Not repeated: a lost answer is a lost secret.
     */
    async createSecret(
      merchantId: string,
      { replace, ...options }: CallOptions & { replace?: boolean } = {},
    ): Promise<{ secret: string }> {
      const secrets = path`/merchants/${merchantId}/link-secret`;
      const body = replace === undefined ? {} : { replace };
      return await send({ method: "POST", path: secrets, body, repeat: "once", options });
    },

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
