import type { MerchantConnection } from "@frontdesk/scheduling-client/types/merchants";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { payments } from "../../../api/clients.ts";
import { connectedMerchant } from "../../../api/connected-merchant.ts";
import { readAll } from "../../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../../api/studio.ts";
import { isMarked, isNothingDone, markedName } from "./created-keys.ts";

const { links, createKey, apps, get } = payments.merchants;
const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "services", "merchant", ...rest];

export const connection = {
  now: connectedMerchant,

  /** Automatic return from the payment page. */
  sites: (workspace: StudioWorkspace, merchantId: string) =>
    queryOptions({
      queryKey: key(workspace, "sites", merchantId),
      async queryFn({ signal }) {
        const [{ website }, { sites }] = await Promise.all([
          get(merchantId, { signal }),
          links.get(merchantId, { signal }),
        ]);
        return { website, sites };
      },
    }),
};

function useStale(workspace: StudioWorkspace): () => Promise<void> {
  const existing = useQueryClient();
  return () => existing.invalidateQueries({ queryKey: [workspace.id, "services"] });
}

export function useConnect(workspace: StudioWorkspace) {
  return useAction(["booking-page.connect", "footer"], {
    mutationFn: (entered: MerchantConnection) => studioOf(workspace).merchant.connect(entered),
    onSettled: useStale(workspace),
  });
}

/** A new API key, revoked on failure; older keys of the account end. */
export function useConnectShop(workspace: StudioWorkspace, keyName: string) {
  return useAction(["booking-page.connectShop", "footer"], {
    async mutationFn(merchantId: string) {
      const key = await createKey(merchantId, { name: markedName(workspace, keyName) });
      try {
        const connected = await connectBy(workspace, merchantId, key.key);
        await endOlder(workspace, merchantId, key.id).catch(() => {});
        return connected;
      } catch (error) {
        if (isNothingDone(error)) await apps.remove(merchantId, key.id).catch(() => {});
        throw error;
      }
    },
    onSettled: useStale(workspace),
    retry: false,
  });
}

/** After a lost response, the connected merchant shows the outcome. */
async function connectBy(workspace: StudioWorkspace, merchantId: string, key: string) {
  const { merchant } = studioOf(workspace);
  const own = { merchant_id: merchantId, key, link_secret: null, url: null };
  try {
    return await merchant.connect(own);
  } catch (error) {
    if (isNothingDone(error)) throw error;
    const now = await merchant.get().catch(() => undefined);
    const isOurs = now?.merchant_id === merchantId && now.key_last_four === key.slice(-4);
    if (isOurs) return now;
    throw error;
  }
}

async function endOlder(
  workspace: StudioWorkspace,
  merchantId: string,
  newestId: string,
): Promise<void> {
  const all = await readAll(apps.list(merchantId, { pageSize: 100 }));
  const older = all.filter(({ id, name }) => isMarked(workspace, name) && id < newestId);
  await Promise.all(older.map(({ id }) => apps.remove(merchantId, id)));
}

export function useDisconnect(workspace: StudioWorkspace) {
  return useAction(["booking-page.disconnect", "footer"], {
    mutationFn: () => studioOf(workspace).merchant.disconnect(),
    onSettled: useStale(workspace),
  });
}

export function useSite(workspace: StudioWorkspace, merchantId: string) {
  return useAction(["booking-page.site", "footer"], {
    async mutationFn(site: string) {
      const { sites } = await links.get(merchantId);
      await links.update(merchantId, { sites: [...new Set([...sites, site])] });
    },
    onSettled: useStale(workspace),
  });
}
