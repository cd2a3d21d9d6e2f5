import type { Database } from "@frontdesk/database/database";
import type { Payment } from "./check.ts";
import { orderRefusals as refusals } from "./refusals.ts";
import { reserveToken } from "./store.ts";

export async function reserveTokens(
  db: Database,
  { key, number, code }: Pick<Payment, "key" | "number" | "code">,
): Promise<void> {
  for (const { hash, expiresAt } of code === undefined ? [number] : [number, code]) {
    const isClaimed = await reserveToken(db, { hash, orderHash: key.hash, expiresAt });
    if (!isClaimed) throw refusals.usedToken();
  }
}
