import { unhurriedly } from "@frontdesk/database/atomically";
import type { Database } from "@frontdesk/database/database";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { isValidIban, normaliseIban } from "../../core/iban.ts";
import { type Id, newId, newShard } from "../../core/ids.ts";
import {
  type Exportable,
  type ExportablePayout,
  listExportable,
  reserveExportable,
  saveExport,
} from "./exports.store.ts";
import { exportRefusals } from "./refusals.ts";
import type { NewExport } from "./schema.ts";
import { sepaFile } from "./sepa.ts";

/** The next export takes the other payouts. */
export const largestFile = 10_000;

export interface ExportResult {
  id: Id;
  payouts: number;
  /** Cents. */
  total: number;
}

/** A file is immutable, and has live or test payouts only. */
export async function exportPayouts(
  { db, now }: Pick<Context, "db" | "now">,
  { debtor, test = false, merchantId }: Static<typeof NewExport>,
): Promise<ExportResult> {
  const { name, iban, bic } = debtor;
  if (!isValidIban(iban)) throw invalid([exportRefusals.unfitDebtor()]);
  return await unhurriedly(db, async (db) => {
    const query = { currency: "EUR", test, merchantId, limit: largestFile };
    const id = newId(newShard());
    const payouts = await reserveForExport(db, query, id);
    if (payouts.length === 0) throw exportRefusals.nothing(test ? "test" : "live");
    const content = sepaFile({
      messageId: test ? `TEST-${id}` : id,
      createdAt: now(),
      debtor: { name, iban: normaliseIban(iban), bic },
      transfers: payouts.map(({ endToEndId, amount, name, descriptor, iban }) => ({
        endToEndId,
        amount,
        creditor: { name, descriptor, iban },
      })),
    });
    await saveExport(db, { id, content });
    const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
    return { id, payouts: payouts.length, total };
  });
}

async function reserveForExport(
  db: Database,
  exportable: Exportable,
  exportId: Id,
): Promise<ExportablePayout[]> {
  while (true) {
    const waiting = await listExportable(db, exportable);
    if (waiting.length === 0) return [];
    const payouts = await reserveExportable(db, { waiting, exportId, test: exportable.test });
    if (payouts.length > 0) return payouts;
  }
}
