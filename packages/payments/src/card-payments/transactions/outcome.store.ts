import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { settleFrom } from "../../acquiring/authorizations/outcome.store.ts";
import type { Id } from "../../core/ids.ts";
import { entriesFrom } from "../../core/outbox/entry.store.ts";
import { keepNumberFrom } from "../../core/vault/store.ts";
import type { Agreement } from "./agreement.schema.ts";
import { makeTransactionFrom } from "./store.ts";

export interface OutcomeColumns {
  state: "approved" | "declined";
  transaction_id: Id;
  error_code: number | null;
  approval_code: string | null;
  acquirer_reference: string | null;
  network_transaction_id: string | null;
  /** The cryptogram (CAVV) is sealed. */
  eci: string | null;
  cavv: string | null;
  directory_server_transaction_id: string | null;
  /** Number of a new card; a follow-up has only the id. */
  card_number_id: Id | null;
  sealed: string | null;
  key_version: number | null;
  fingerprint: string;
  bin: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  scheme: "visa" | "mastercard";
  code_present: boolean;
  test: boolean;
  exponent: number;
  descriptor: string;
  text: string | null;
  custom: Record<string, unknown> | null;
  reference: string | null;
  agreement: Agreement | null;
  tds: "attempt" | "full" | null;
  recurring: boolean;
}

const settle = statement(
  "authorization_settle",
  `with outcome as (
    select $1::int as shard, k.id, written.*
    from ${keysFrom({ id: "$2::text[]", written: "$3::text[]" })} as k
    cross join lateral json_to_record(k.written::json) as written (
      state text, transaction_id text, error_code smallint, approval_code text,
      acquirer_reference text, network_transaction_id text, eci text, cavv text,
      directory_server_transaction_id text, card_number_id text, sealed text, key_version int,
      fingerprint text, bin text, last4 text,
      expiry_month smallint, expiry_year smallint, scheme text, code_present boolean,
      test boolean, exponent smallint, descriptor text, text text, custom jsonb,
      reference text, agreement jsonb, tds text, recurring boolean
    )
  ),
  ${settleFrom("outcome")},
  whole as (
    select *, 0 as version, '{0,0,0,0}'::bigint[] as buckets
    from settled join outcome using (shard, id)
  ),
  ${keepNumberFrom("whole")},
  ${makeTransactionFrom("whole")},
  ${entriesFrom("whole", {
    kind: "case when error_code is null then 'transaction.created' else 'transaction.failed' end",
    subject: "transaction_id",
  })}
  select id from made`,
);

export interface NewOutcome {
  shard: number;
  id: Id;
  outcome: OutcomeColumns;
}

/** One shard, each authorisation once. False if one no longer waits. */
export async function saveOutcomes(db: Database, saved: readonly NewOutcome[]): Promise<boolean[]> {
  const rows = await run<{ id: Id }>(db, settle, [
    saved[0]!.shard,
    saved.map(({ id }) => id),
    saved.map(({ outcome }) => JSON.stringify(outcome)),
  ]);
  const created = new Set(rows.map(({ id }) => id));
  return saved.map(({ outcome }) => created.has(outcome.transaction_id));
}
