import { NotFoundError } from "@frontdesk/scheduling-client/errors";
import type {
  ConnectedMerchant,
  MerchantConnection,
} from "@frontdesk/scheduling-client/types/merchants";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../../api/action.ts";
import { payments } from "../../../api/clients.ts";
import { readAll } from "../../../api/read-all.ts";
import { type StudioPlace, studioOf } from "../../../api/studio.ts";
import { isMarked, isNothingDone, markedName } from "./created-keys.ts";

const { links, createKey, apps, get } = payments.merchants;
const key = ({ id }: StudioPlace, ...rest: unknown[]) => [id, "services", "merchant", ...rest];

export const connection = {
  now: (place: StudioPlace) =>
    queryOptions({
      queryKey: key(place),
      queryFn: async ({ signal }): Promise<ConnectedMerchant | null> => {
        try {
          return await studioOf(place).merchant.get({ signal });
        } catch (error) {
          if (error instanceof NotFoundError) return null;
          throw error;
        }
      },
    }),

  /** Sites of automatic return from the payment page. */
  sites: (place: StudioPlace, merchantId: string) =>
    queryOptions({
      queryKey: key(place, "sites", merchantId),
      async queryFn({ signal }) {
        const [{ website }, { sites }] = await Promise.all([
          get(merchantId, { signal }),
          links.get(merchantId, { signal }),
        ]);
        return { website, sites };
      },
    }),
};

function useStale(place: StudioPlace): () => Promise<void> {
  const existing = useQueryClient();
  return () => existing.invalidateQueries({ queryKey: [place.id, "services"] });
}

export function useConnect(place: StudioPlace) {
  return useAction(["booking-page.connect", "footer"], {
    mutationFn: (entered: MerchantConnection) => studioOf(place).merchant.connect(entered),
    onSettled: useStale(place),
  });
}

/**
 * Connects a merchant by a new API key. Revokes it on failure, and revokes older keys of the same
 * account.
 */
export function useConnectShop(place: StudioPlace, keyName: string) {
  return useAction(["booking-page.connectShop", "footer"], {
    async mutationFn(merchantId: string) {
      const key = await createKey(merchantId, { name: markedName(place, keyName) });
      try {
        const connected = await connectBy(place, merchantId, key.key);
        await endOlder(place, merchantId, key.id).catch(() => {});
        return connected;
      } catch (error) {
        if (isNothingDone(error)) await apps.remove(merchantId, key.id).catch(() => {});
        throw error;
      }
    },
    onSettled: useStale(place),
    retry: false,
  });
}

/** After a lost response, the connected merchant shows the outcome. */
async function connectBy(place: StudioPlace, merchantId: string, key: string) {
  const { merchant } = studioOf(place);
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

async function endOlder(place: StudioPlace, merchantId: string, newestId: string): Promise<void> {
  const all = await readAll(apps.list(merchantId, { pageSize: 100 }));
  const older = all.filter(({ id, name }) => isMarked(place, name) && id < newestId);
  await Promise.all(older.map(({ id }) => apps.remove(merchantId, id)));
}

export function useDisconnect(place: StudioPlace) {
  return useAction(["booking-page.disconnect", "footer"], {
    mutationFn: () => studioOf(place).merchant.disconnect(),
    onSettled: useStale(place),
  });
}

export function useSite(place: StudioPlace, merchantId: string) {
  return useAction(["booking-page.site", "footer"], {
    async mutationFn(site: string) {
      const { sites } = await links.get(merchantId);
      await links.update(merchantId, { sites: [...new Set([...sites, site])] });
    },
    onSettled: useStale(place),
  });
}
