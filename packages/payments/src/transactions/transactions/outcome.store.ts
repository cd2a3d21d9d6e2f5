import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { settleFrom } from "../../acquiring/authorizations/outcome.store.ts";
import type { Id } from "../../ground/ids.ts";
import { newsFrom } from "../../ground/news/news.store.ts";
import { keepNumberFrom } from "../../ground/vault/store.ts";
import type { Agreement } from "./agreement.schema.ts";
import { makeTransactionFrom } from "./store.ts";

/** The columns of an outcome; named like the columns they end in. */
export interface OutcomeColumns {
  state: "approved" | "declined";
  transaction_id: Id;
  error_code: number | null;
  approval_code: string | null;
  acquirer_reference: string | null;
  network_transaction_id: string | null;
  /** What 3-D Secure gave; the cryptogram sealed. */
  eci: string | null;
  cavv: string | null;
  directory_server_transaction_id: string | null;
  /** A number that is kept for the first time brings `sealed`; a follow-up only names its id. */
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
    select * from json_to_record($3::json) as outcome (
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
    select *, 0 as version, '{0,0,0,0}'::bigint[] as buckets from settled cross join outcome
  ),
  ${keepNumberFrom("whole")},
  ${makeTransactionFrom("whole")},
  ${newsFrom("whole", {
    kind: "case when error_code is null then 'transaction.created' else 'transaction.failed' end",
    subject: "transaction_id",
  })}
  select id from made`,
);

/** Makes the transaction of an outcome; false when the authorisation is no longer waiting. */
export async function saveOutcome(
  db: Database,
  { shard, id, outcome }: { shard: number; id: Id; outcome: OutcomeColumns },
): Promise<boolean> {
  const made = await run(db, settle, [shard, id, JSON.stringify(outcome)]);
  return made.length === 1;
}
