import type { Database } from "@frontdesk/database/database";
import type { Payment } from "./check.ts";
import { orderRefusals as refusals } from "./refusals.ts";
import { claimToken } from "./store.ts";

export async function claimTokens(
  db: Database,
  { key, number, code }: Pick<Payment, "key" | "number" | "code">,
): Promise<void> {
  for (const { hash, expiresAt } of code === undefined ? [number] : [number, code]) {
    const isClaimed = await claimToken(db, { hash, orderHash: key.hash, expiresAt });
    if (!isClaimed) throw refusals.usedToken();
  }
}
