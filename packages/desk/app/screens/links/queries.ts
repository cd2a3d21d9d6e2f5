import type { LinkParameters } from "@frontdesk/payments-client/requests";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments as client } from "../../api/clients.ts";
import type { Shop } from "../../api/shop.ts";
import { addressOf } from "./draft.ts";

const { links } = client.merchants;

export const linkQueries = {
  settings: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "links", "settings"],
      queryFn: ({ signal }) => links.get(merchantId, { signal }),
    }),
};

export interface LinkWish {
  parameters: LinkParameters;
  isSigned: boolean;
  /** A link with the payee only. */
  plain: string;
}

export interface LinkResult {
  url: string;
  isSigned: boolean;
}

export function useMake({ merchantId }: Shop) {
  return useAction(["links.make", "footer"], {
    mutationFn: async ({ parameters, isSigned, plain }: LinkWish): Promise<LinkResult> => ({
      url: isSigned ? (await links.sign(merchantId, parameters)).url : addressOf(plain, parameters),
      isSigned,
    }),
  });
}

/** A new one invalidates all signed links. */
export function useSecret(shop: Shop) {
  const queries = useQueryClient();
  return useAction(["links.secret", "footer"], {
    mutationFn: async () => {
      const { hasSecret } = await links.get(shop.merchantId);
      if (!hasSecret) await links.createSecret(shop.merchantId);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [shop.workspaceId, "links"] }),
  });
}
