import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { askFrom } from "../../acquiring/authorizations/outcome.store.ts";
import type { Id } from "../../ground/ids.ts";
import { latestRate } from "../../ground/rates/store.ts";
import type { CardNumberRow } from "../../ground/vault/store.ts";
import type { KnownCard } from "./filter.store.ts";

const rate = (currency: string, name: string): string => `
  left join lateral (${latestRate(currency, "$8::date")}) ${name} on true`;

const isUsable = (currency: string, name: string): string =>
  `(${currency} = 'EUR' or (${name}.day is not null and (m.test or ${name}.day >= $9::date)))`;

// A saved card that is being deleted is waited for: none is charged once that is done.
const keptCard = `select transaction_id from payments.cards
        where shard = $1 and merchant_id = $2 and id = $5 and deleted_at is null for share`;

// Finds what a payment is to be made from, which for a follow-up is its original, and, where
// nothing speaks against it, writes down that the acquirer is about to be asked: one round trip.
// Each row is looked up by itself, so that no plan reads all that a merchant has, also before the
// database has statistics.
const ask = statement(
  "transaction_follow_up",
  `with found as (
    select m.shard, m.id as merchant_id, m.test, m.descriptor as merchant_descriptor,
      m.can_charge_card, exists (select 1 from payments.merchant_access access
        where access.merchant_id = m.id and access.caller_id = $3) as allowed,
      t.id as original_id, given.id as given_id, given.error_code,
      t.agreement is not null as is_agreed, a.network_transaction_id,
      n.id, n.sealed, n.fingerprint, n.bin, n.last4, n.expiry_month, n.expiry_year, n.scheme,
      (m.currency = $6 or (${isUsable("$6", "from_rate")} and
        ${isUsable("m.currency", "to_rate")})) as rate_is_known
    from payments.merchants m
    left join lateral (
      select * from payments.transactions
      where shard = $1 and id = coalesce($4, (${keptCard}))
      limit 1
    ) given on given.merchant_id = m.id
    left join lateral (
      select original_id from payments.authorizations
      where shard = $1 and id = given.authorization_id limit 1
    ) made on true
    left join lateral (
      select * from payments.transactions
      where shard = $1 and id = coalesce(made.original_id, given.id) limit 1
    ) t on t.merchant_id = m.id
    left join lateral (
      select network_transaction_id from payments.authorizations
      where shard = $1 and id = t.authorization_id limit 1
    ) a on true
    left join lateral (
      select * from payments.card_numbers where shard = $1 and id = t.card_number_id limit 1
    ) n on true
    ${rate("$6", "from_rate")}
    ${rate("m.currency", "to_rate")}
    where m.shard = $1 and m.id = $2
  ),
  askable as (
    select shard, $10::text as authorization_id, merchant_id, fingerprint, original_id,
      $6::text as currency, $7::bigint as amount, $11::timestamptz as deadline,
      null::text as consent_text, $12::text as payer_address, $13::text as actor
    from found
    where allowed and can_charge_card and rate_is_known and id is not null
      and error_code is null and (test or ($14::boolean and is_agreed))
  ),
  ${askFrom("askable")}
  select found.*, (select id from asked) as authorization_id from found`,
);

export interface FollowUpQuestion {
  shard: number;
  merchantId: Id;
  callerId: Id;
  transactionId: Id | undefined;
  cardId: Id | undefined;
  currency: string;
  amount: number;
  day: string;
  oldestRate: string;
  authorizationId: Id;
  deadline: Date;
  payerAddress: string | null;
  actor: string;
  /** Whether a live merchant could be served. */
  acquiresLive: boolean;
}

export type FollowUpFound = {
  merchant_id: Id;
  test: boolean;
  merchant_descriptor: string;
  can_charge_card: boolean;
  allowed: boolean;
  /** What the payment is made from; what was given may be a follow-up of it. */
  original_id: Id | null;
  given_id: Id | null;
  error_code: number | null;
  /** Whether the customer of the original agreed to later payments. */
  is_agreed: boolean;
  network_transaction_id: string | null;
  rate_is_known: boolean;
} & (({ authorization_id: Id } & CardNumberRow) | { authorization_id: null });

/** What was found, with the id of the authorisation if there is one; undefined: no merchant. */
export async function askFollowUp(
  db: Database,
  question: FollowUpQuestion,
): Promise<FollowUpFound | undefined> {
  const [row] = await run<FollowUpFound>(db, ask, [
    question.shard,
    question.merchantId,
    question.callerId,
    question.transactionId ?? null,
    question.cardId ?? null,
    question.currency,
    question.amount,
    question.day,
    question.oldestRate,
    question.authorizationId,
    question.deadline,
    question.payerAddress,
    question.actor,
    question.acquiresLive,
  ]);
  return row;
}

const card = statement(
  "transaction_follow_up_card",
  `select t.test, n.fingerprint
  from (select 1 from payments.merchant_access where merchant_id = $2 and caller_id = $3) access
  cross join lateral (
    select test, card_number_id from payments.transactions
    where shard = $1 and merchant_id = $2 and id = coalesce($4, (
      select transaction_id from payments.cards
      where shard = $1 and merchant_id = $2 and id = $5))
    limit 1
  ) t
  cross join lateral (
    select fingerprint from payments.card_numbers
    where shard = $1 and id = t.card_number_id limit 1
  ) n`,
);

/** The card that a payment would be made of; undefined where nothing is to be known of it. */
export async function findFollowUpCard(
  db: Database,
  from: Pick<FollowUpQuestion, "shard" | "merchantId" | "callerId" | "transactionId" | "cardId">,
): Promise<{ test: boolean; fingerprint: string } | undefined> {
  const { shard, merchantId, callerId, transactionId = null, cardId = null } = from;
  const values = [shard, merchantId, callerId, transactionId, cardId];
  const [row] = await run<{ test: boolean; fingerprint: string }>(db, card, values);
  return row;
}

const known = statement(
  "transaction_card",
  `select t.last4, a.fingerprint
  from (select coalesce((
    select transaction_id from payments.cards
    where shard = $1 and merchant_id = $2 and id = $3), $3) as id) named
  cross join lateral (
    select last4, authorization_id from payments.transactions
    where shard = $1 and merchant_id = $2 and id = named.id limit 1) t
  cross join lateral (
    select fingerprint from payments.authorizations
    where shard = $1 and id = t.authorization_id limit 1) a`,
);

/** The card that a merchant saved under an id, or that a transaction was made with. */
export async function findKnownCard(
  db: Database,
  { shard, merchantId, id }: { shard: number; merchantId: Id; id: Id },
): Promise<KnownCard | undefined> {
  const [row] = await run<KnownCard>(db, known, [shard, merchantId, id]);
  return row;
}
