import type { AddressQuery } from "../../api/address.ts";
import type { OperatedMerchant } from "../../api/operators.ts";

type MerchantState = OperatedMerchant["state"];

/** Display order. */
export const merchantStates = [
  "waiting",
  "approved",
  "suspended",
  "test",
] as const satisfies readonly MerchantState[];

export interface MerchantFilter {
  q: string;
  state?: MerchantState;
}

export function readMerchantFilter({ q = "", state }: AddressQuery): MerchantFilter {
  const match = merchantStates.find((one) => one === state);
  return { q, ...(match !== undefined && { state: match }) };
}
