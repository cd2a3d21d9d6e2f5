import { separately } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { captureWhole } from "../../card-payments/transactions/capture-whole.ts";
import type { SettledOutcome } from "../../card-payments/transactions/settle.ts";
import type { Context } from "../../core/context.ts";
import type { Payment } from "./check.ts";

/** In the approval's transaction. If it fails, the amount stays reserved. */
export async function captureAtOnce(
  { db, now, log }: { db: Database } & Pick<Context, "now" | "log">,
  { capturing, charge }: Pick<Payment, "capturing" | "charge">,
  { transactionId, error }: SettledOutcome,
): Promise<boolean> {
  if (!capturing.isAutomatic || transactionId === undefined || error !== undefined) return false;
  const { amount } = charge;
  try {
    const whole = { transactionId, amount, actor: "payer" } as const;
    const isCaptured = await separately(db, () => captureWhole(db, { now }, whole));
    if (!isCaptured)
      log.warn({ transactionId }, "the merchant may not capture an approved payment");
    return isCaptured;
  } catch (error) {
    log.error({ err: error, transactionId }, "automatic capture of an approved payment failed");
    return false;
  }
}
