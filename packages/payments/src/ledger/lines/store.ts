import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { wholePage } from "../../api/lists/sift.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { LineKind, LineRow } from "../../core/ledger/line.ts";
import { isAssociated } from "../../parties/identity/store.ts";

const columns = sql`line.id, line.merchant_id as "merchantId", line.test, line.kind, line.balance,
  line.fee, line.fee_returned as "feeReturned",
  line.description, line.transaction_id as "transactionId", line.amount, line.currency,
  line.rate_from as "rateFrom", line.rate_to as "rateTo", line.dispute_won as "disputeWon",
  line.bank_iban as "bankIban"`;

export async function findLineFor(
  db: Database,
  { lineId, callerId }: { lineId: Id; callerId: Id },
): Promise<(LineRow & { allowed: boolean }) | undefined> {
  const { rows } = await sql<LineRow & { allowed: boolean }>`
    select ${columns}, ${isAssociated("line.merchant_id", callerId)} as allowed
    from payments.lines line
    where line.shard = ${shardOf(lineId)} and line.id = ${lineId}`.execute(db);
  return rows[0];
}

export interface LineFilter {
  transactionId?: Id;
  kind?: LineKind;
}

export async function listLinesOf(
  db: Database,
  { merchantId, filter, page }: { merchantId: Id; filter: LineFilter; page: Page },
): Promise<LineRow[]> {
  const { transactionId, kind } = filter;
  const ofKind = kind === undefined ? undefined : sql`line.kind = ${kind}`;
  const ofMerchant = sql`line.merchant_id = ${merchantId}`;
  const keys =
    transactionId === undefined ? { merchant_id: merchantId } : { transaction_id: transactionId };
  const query = {
    table: "payments.lines",
    as: "line",
    own: { shard: shardOf(merchantId), keys },
    others: [ofKind, transactionId === undefined ? undefined : ofMerchant],
  };
  const { rows } = await sql<LineRow & { place: number | null }>`
    select ${columns}, line.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}
