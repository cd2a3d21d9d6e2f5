import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { wholePage } from "../../../api/lists/sift.ts";
import { siftedPage } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { Actor } from "../../../core/outbox/entry.ts";
import type { CamelRow } from "../../../core/tables.ts";

export type BankRequestState = "waiting" | "approved" | "refused" | "replaced";

export type BankRequestRow = Omit<CamelRow<"bank_requests">, "shard" | "actor">;

const columns = sql`r.id, r.merchant_id as "merchantId", r.iban, r.state,
  r.ended_at as "endedAt"`;

export async function saveRequest(
  db: Database,
  row: BankRequestRow & { actor: Actor; now: Date },
): Promise<void> {
  const shard = shardOf(row.merchantId);
  await sql`
    update payments.bank_requests set state = 'replaced', ended_at = ${row.now}
    where shard = ${shard} and merchant_id = ${row.merchantId}
      and state = 'waiting'`.execute(db);
  await sql`
    insert into payments.bank_requests (shard, id, merchant_id, iban, actor, state, ended_at)
    values (${shard}, ${row.id}, ${row.merchantId}, ${row.iban}, ${row.actor}, ${row.state},
      ${row.endedAt})`.execute(db);
}

export async function lockRequest(db: Database, id: Id): Promise<BankRequestRow | undefined> {
  const { rows } = await sql<BankRequestRow>`
    select ${columns} from payments.bank_requests r
    where r.shard = ${shardOf(id)} and r.id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function findRequest(db: Database, id: Id): Promise<BankRequestRow | undefined> {
  const { rows } = await sql<BankRequestRow>`
    select ${columns} from payments.bank_requests r
    where r.shard = ${shardOf(id)} and r.id = ${id}`.execute(db);
  return rows[0];
}

export async function endRequest(
  db: Database,
  { id, state, now }: { id: Id; state: "approved" | "refused"; now: Date },
): Promise<void> {
  await sql`
    update payments.bank_requests set state = ${state}, ended_at = ${now}
    where shard = ${shardOf(id)} and id = ${id} and state = 'waiting'`.execute(db);
}

export async function listRequests(
  db: Database,
  { filter, page }: { filter: { merchantId?: Id; state?: BankRequestState }; page: Page },
): Promise<BankRequestRow[]> {
  const { merchantId, state } = filter;
  const query = {
    table: "payments.bank_requests",
    as: "r",
    own:
      merchantId === undefined
        ? undefined
        : { shard: shardOf(merchantId), keys: { merchant_id: merchantId } },
    others: [state === undefined ? undefined : sql`r.state = ${state}`],
  };
  const { rows } = await sql<BankRequestRow & { place: number | null }>`
    select ${columns}, r.place ${siftedPage(query, page)}`.execute(db);
  return wholePage(rows);
}
