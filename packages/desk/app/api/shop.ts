import type { MerchantHalf } from "./desk.ts";
import { usePlace } from "./workspace.ts";

export interface Shop {
  placeId: string;
  merchantId: string;
}

export function useShop(): Shop & { merchant: MerchantHalf } {
  const { id: workspaceId, merchant } = usePlace();
  if (merchant === null) throw new Error("This place has no merchant");
  return { placeId: workspaceId, merchantId: merchant.id, merchant };
}
