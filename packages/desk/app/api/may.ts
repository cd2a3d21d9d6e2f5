/* Roles here only hide actions; the service enforces them. */
import type { WorkspaceMerchant } from "./desk.ts";
import { useWorkspace } from "./workspace.ts";

type Role = WorkspaceMerchant["role"];

const allowed = {
  handle: ["owner", "manager", "support"],
  refund: ["owner", "manager", "support"],
  charge: ["owner", "manager"],
  export: ["owner", "manager", "accountant"],
  profile: ["owner", "manager"],
  keys: ["owner", "manager"],
  team: ["owner", "manager"],
  owners: ["owner"],
} as const satisfies Record<string, readonly Role[]>;

export type MerchantAct = keyof typeof allowed;

export function may(
  merchant: Pick<WorkspaceMerchant, "role" | "needs">,
  act: MerchantAct,
): boolean {
  if (merchant.needs.includes("second_factor")) return false;
  return isOfRole(merchant, act);
}

export function isOfRole({ role }: Pick<WorkspaceMerchant, "role">, act: MerchantAct): boolean {
  return (allowed[act] as readonly Role[]).includes(role);
}

export function useMay(act: MerchantAct): boolean {
  const { merchant } = useWorkspace();
  return merchant !== null && isOfRole(merchant, act);
}
