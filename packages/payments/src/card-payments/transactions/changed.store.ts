import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";
import type { EntryTransaction } from "../../core/outbox/entry.ts";

export const changedRow = sql`returning id, version, captured, refunded, voided, disputed`;

export interface ChangedRow {
  id: Id;
  version: number;
  captured: number;
  refunded: number;
  voided: number;
  disputed: number;
}

export function publishedOf([row]: readonly ChangedRow[]): EntryTransaction {
  if (row === undefined) throw new Error("the transaction is gone");
  const { id, version, captured, refunded, voided, disputed } = row;
  return { id, version, buckets: [captured, refunded, voided, disputed] };
}
