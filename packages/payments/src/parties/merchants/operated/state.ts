import type { Static } from "typebox";
import type { MerchantRow } from "../row.ts";
import type { OperatedState } from "../schema.ts";

export type MerchantState = Static<typeof OperatedState>;

/** Restrictions first. */
export function statusOf({
  test,
  suspension,
  approvedAt,
}: Pick<MerchantRow, "test" | "suspension" | "approvedAt">): MerchantState {
  if (suspension !== null) return "suspended";
  if (test) return "test";
  return approvedAt === null ? "waiting" : "approved";
}
