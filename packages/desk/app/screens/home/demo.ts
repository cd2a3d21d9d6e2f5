import type { Workspace } from "../../api/desk.ts";

export function mayFill({ merchant, account }: Pick<Workspace, "merchant" | "account">): boolean {
  if (merchant?.test !== true || merchant.role !== "owner") return false;
  return account === null || account.isOwner;
}

export interface DemoState {
  booking: boolean | undefined;
  payment: boolean | undefined;
}

export function isEmpty({ booking, payment }: DemoState): boolean {
  return booking !== true && payment !== true && (booking === false || payment === false);
}
