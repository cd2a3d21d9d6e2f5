import { path } from "@frontdesk/rest/api/path";
import type { CallOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import type { LinkChanges, LinkParameters } from "./requests.ts";
import type { LinkSettings, SignedLink } from "./types.ts";

export function linksOf({ send, get, postOnce, put }: Api) {
  return {
    /** Link settings: required signature, immediate capture, automatic return. */
    get: async (merchantId: string, options?: CallOptions): Promise<LinkSettings> =>
      get(path`/merchants/${merchantId}/links`, options),

    /** Absent fields stay unchanged. */
    update: async (
      merchantId: string,
      changes: LinkChanges,
      options?: CallOptions,
    ): Promise<void> => put(path`/merchants/${merchantId}/links`, changes, options),

    /**
     * Creates a secret for signing links, shown only now; links signed with the old one fail. With
     * `replace: false` an existing secret stays, and the call fails with 409. Not repeated: a lost
     * response is a lost secret.
     */
    createSecret: async (
      merchantId: string,
      { replace, ...options }: CallOptions & { replace?: boolean } = {},
    ): Promise<{ secret: string }> =>
      postOnce(path`/merchants/${merchantId}/link-secret`, { replace }, options),

    /** Signs a payment link with the merchant's link secret, inside the service. */
    sign: async (
      merchantId: string,
      parameters: LinkParameters,
      options?: CallOptions,
    ): Promise<SignedLink> => {
      const signatures = path`/merchants/${merchantId}/link-signatures`;
      const call = { method: "POST", path: signatures, body: parameters, options } as const;
      return send({ ...call, repeat: "safe" });
    },
  };
}
