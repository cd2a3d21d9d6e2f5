import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../api/lists/schema.ts";
import { siftedPage } from "../../api/lists/store.ts";
import { type Id, shardOf } from "../../core/ids.ts";
import type { CamelRow } from "../../core/tables.ts";
import { isAssociated } from "../../parties/identity/store.ts";

export interface CardRow {
  id: Id;
  merchant_id: Id;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  scheme: "visa" | "mastercard";
  notes: string | null;
  deleted_at: Date | null;
}

export type NewCardRow = Omit<CamelRow<"cards">, "deletedAt">;

export async function insertCard(db: Database, card: NewCardRow): Promise<boolean> {
  const { rows } = await sql`
    insert into payments.cards (shard, id, merchant_id, transaction_id, notes)
    select shard, ${card.id}, merchant_id, id, ${card.notes} from payments.transactions
    where shard = ${card.shard} and id = ${card.transactionId}
      and merchant_id = ${card.merchantId} and error_code is null
    returning id`.execute(db);
  return rows.length === 1;
}

export async function findCard(
  db: Database,
  { shard, id, callerId }: { shard: number; id: Id; callerId: Id },
): Promise<(CardRow & { allowed: boolean }) | undefined> {
  const { rows } = await sql<CardRow & { allowed: boolean }>`
    select k.id, k.merchant_id, k.notes, k.deleted_at, t.bin, t.last4, t.expiry_month,
      t.expiry_year, t.scheme, ${isAssociated("k.merchant_id", callerId)} as allowed
    from payments.cards k
    join lateral (select * from payments.transactions
      where shard = k.shard and id = k.transaction_id limit 1) t on true
    where k.shard = ${shard} and k.id = ${id}`.execute(db);
  return rows[0];
}

export async function listCards(
  db: Database,
  { merchantId, page }: { merchantId: Id; page: Page },
): Promise<CardRow[]> {
  const query = {
    table: "payments.cards",
    as: "k",
    own: {
      shard: shardOf(merchantId),
      keys: { merchant_id: merchantId },
      where: sql`k.deleted_at is null`,
    },
    others: [],
  };
  type Paid = Pick<CardRow, "bin" | "last4" | "expiry_month" | "expiry_year" | "scheme">;
  const { rows } = await sql<Omit<CardRow, keyof Paid> & { paid: Paid }>`
    select k.id, k.merchant_id, k.notes, k.deleted_at, (
      select to_json(t) from (
        select bin, last4, expiry_month, expiry_year, scheme from payments.transactions
        where shard = k.shard and id = k.transaction_id) t) as paid
    ${siftedPage(query, page)}`.execute(db);
  return rows.map(({ paid, ...card }) => ({ ...card, ...paid }));
}

export async function markDeleted(db: Database, id: Id, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update payments.cards set deleted_at = ${now}
    where shard = ${shardOf(id)} and id = ${id} and deleted_at is null
    returning id`.execute(db);
  return rows.length === 1;
}
