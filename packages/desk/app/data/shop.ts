import type { MerchantHalf } from "./desk.ts";
import { usePlace } from "./place.ts";

/** A merchant, as it is shown in a place. */
export interface Shop {
  placeId: string;
  merchantId: string;
}

/** The merchant of the place that is shown; screens of merchants are shown of no other. */
export function useShop(): Shop & { merchant: MerchantHalf } {
  const { id: placeId, merchant } = usePlace();
  if (merchant === null) throw new Error("This place has no merchant");
  return { placeId, merchantId: merchant.id, merchant };
}
