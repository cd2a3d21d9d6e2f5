import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { LinkChanges, LinkParameters } from "./requests.ts";
import type { Send } from "./send.ts";
import type { LinkSettings, SignedLink } from "./types.ts";

export function linksOf(send: Send) {
  return {
    /** If links need a signature, capture at once, and return automatically. */
    async get(merchantId: string, options?: CallOptions): Promise<LinkSettings> {
      return await send({ method: "GET", path: path`/merchants/${merchantId}/links`, options });
    },

    /** Absent fields stay unchanged. */
    async update(merchantId: string, changes: LinkChanges, options?: CallOptions): Promise<void> {
      const links = path`/merchants/${merchantId}/links`;
      await send({ method: "PUT", path: links, body: changes, options });
    },

    /**
     * Creates a secret for signing links, shown only now; links signed with the old one fail. With
     * `replace: false` an existing secret stays, and the call fails with 409. Not repeated: a lost
     * response is a lost secret.
     */
    async createSecret(
      merchantId: string,
      { replace, ...options }: CallOptions & { replace?: boolean } = {},
    ): Promise<{ secret: string }> {
      const secrets = path`/merchants/${merchantId}/link-secret`;
      const body = replace === undefined ? {} : { replace };
      return await send({ method: "POST", path: secrets, body, repeat: "once", options });
    },

    /** Signs a payment link with the merchant's link secret, inside the service. */
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
