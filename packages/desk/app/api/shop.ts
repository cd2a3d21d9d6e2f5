import type { WorkspaceMerchant } from "./desk.ts";
import { useWorkspace } from "./workspace.ts";

export interface Shop {
  workspaceId: string;
  merchantId: string;
}

export function useShop(): Shop & { merchant: WorkspaceMerchant } {
  const { id: workspaceId, merchant } = useWorkspace();
  if (merchant === null) throw new Error("This place has no merchant");
  return { workspaceId, merchantId: merchant.id, merchant };
}
