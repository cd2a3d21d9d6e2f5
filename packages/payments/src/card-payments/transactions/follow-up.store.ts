import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import { askFrom } from "../../acquiring/authorizations/outcome.store.ts";
import type { Id } from "../../core/ids.ts";
import { latestRate } from "../../core/rates/store.ts";
import type { CardNumberRow } from "../../core/vault/store.ts";
import type { Consents, Purpose } from "./agreement.schema.ts";
import type { FilterCard } from "./filter.store.ts";

const rate = (currency: string, name: string): string => `
  left join lateral (
    ${latestRate(currency, "$12::date", `${currency} <> 'EUR' and m.currency <> question.currency`)}
  ) ${name} on true`;

const isUsable = (currency: string, name: string): string =>
  `(${currency} = 'EUR' or (${name}.day is not null and (m.test or ${name}.day >= $13::date)))`;

// No charge starts after a deletion in progress.
const keptCard = `select transaction_id from payments.cards
    where shard = $1 and merchant_id = ($2::text[])[1] and id = $15 and deleted_at is null
    for share`;

const questions = keysFrom({
  merchant_id: "$2::text[]",
  caller_id: "$3::text[]",
  transaction_id: "$4::text[]",
  currency: "$5::text[]",
  amount: "$6::bigint[]",
  authorization_id: "$7::text[]",
  deadline: "$8::timestamptz[]",
  payer_address: "$9::text[]",
  actor: "$10::text[]",
  acquires_live: "$11::boolean[]",
  purpose: "$16::text[]",
  place: "$14::int[]",
});

// One round trip, with a lookup per row: no plan scans a merchant's rows.
const ask = statement(
  "transaction_follow_up",
  `with kept as (
    ${keptCard}
  ),
  found as (
    select question.place, question.authorization_id as question_id,
      question.currency, question.amount, question.deadline, question.payer_address,
      question.actor, question.acquires_live, question.purpose,
      m.shard, m.id as merchant_id, m.test, m.descriptor as merchant_descriptor,
      m.can_charge_card, exists (select 1 from payments.merchant_access access
        where access.merchant_id = m.id and access.caller_id = question.caller_id) as allowed,
      t.id as original_id, given.id as given_id, given.error_code,
      t.agreement is not null as is_agreed, t.agreement -> 'consents' as consents,
      t.currency as original_currency, a.network_transaction_id,
      n.id, n.sealed, n.fingerprint, n.bin, n.last4, n.expiry_month, n.expiry_year, n.scheme,
      (m.currency = question.currency or (${isUsable("question.currency", "from_rate")} and
        ${isUsable("m.currency", "to_rate")})) as rate_is_known
    from ${questions} as question
    cross join lateral (
      select * from payments.merchants where shard = $1 and id = question.merchant_id limit 1
    ) m
    left join lateral (
      select * from payments.transactions
      where shard = $1 and id = coalesce(question.transaction_id, (select transaction_id from kept))
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
    ${rate("question.currency", "from_rate")}
    ${rate("m.currency", "to_rate")}
  ),
  askable as (
    select shard, question_id as authorization_id, merchant_id, fingerprint, original_id,
      currency, amount, deadline, null::text as consent_text, payer_address, actor, purpose
    from found
    where allowed and can_charge_card and rate_is_known and id is not null
      and error_code is null and (test or (acquires_live and is_agreed))
      and (consents is null) = (purpose is null)
  ),
  ${askFrom("askable")}
  select found.place, found.merchant_id, found.test, found.merchant_descriptor,
    found.can_charge_card, found.allowed, found.original_id, found.given_id, found.error_code,
    found.is_agreed, found.consents, found.original_currency, found.network_transaction_id,
    found.rate_is_known,
    found.id, found.sealed, found.fingerprint, found.bin, found.last4, found.expiry_month,
    found.expiry_year, found.scheme, asked.id as authorization_id
  from found left join asked on asked.id = found.question_id`,
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
  acquiresLive: boolean;
  purpose: Purpose | null;
}

export type FollowUpLookup = {
  merchant_id: Id;
  test: boolean;
  merchant_descriptor: string;
  can_charge_card: boolean;
  allowed: boolean;
  /** Differs from `given_id` if that is a follow-up. */
  original_id: Id | null;
  given_id: Id | null;
  error_code: number | null;
  is_agreed: boolean;
  consents: Consents | null;
  original_currency: string | null;
  network_transaction_id: string | null;
  rate_is_known: boolean;
} & (({ authorization_id: Id } & CardNumberRow) | { authorization_id: null });

/**
 * Returns undefined for an unknown merchant. All questions share a shard and a day; a saved card
 * runs alone.
 */
export async function askFollowUps(
  db: Database,
  followUpQuestions: readonly FollowUpQuestion[],
): Promise<(FollowUpLookup | undefined)[]> {
  const { shard, day, oldestRate, cardId } = followUpQuestions[0]!;
  const rows = await run<FollowUpLookup & PlacedRow>(db, ask, [
    shard,
    followUpQuestions.map(({ merchantId }) => merchantId),
    followUpQuestions.map(({ callerId }) => callerId),
    followUpQuestions.map(({ transactionId }) => transactionId ?? null),
    followUpQuestions.map(({ currency }) => currency),
    followUpQuestions.map(({ amount }) => amount),
    followUpQuestions.map(({ authorizationId }) => authorizationId),
    followUpQuestions.map(({ deadline }) => deadline),
    followUpQuestions.map(({ payerAddress }) => payerAddress),
    followUpQuestions.map(({ actor }) => actor),
    followUpQuestions.map(({ acquiresLive }) => acquiresLive),
    day,
    oldestRate,
    [...followUpQuestions.keys()],
    cardId ?? null,
    followUpQuestions.map(({ purpose }) => purpose),
  ]);
  return inPlaces(rows, followUpQuestions);
}

interface PlacedRow {
  place: number;
}

function inPlaces<Row extends PlacedRow>(
  rows: readonly Row[],
  { length }: readonly unknown[],
): (Row | undefined)[] {
  const matches = new Map(rows.map((row) => [row.place, row]));
  return Array.from({ length }, (_, location) => matches.get(location));
}

const card = statement(
  "transaction_follow_up_card",
  `select origin.place, t.test, n.fingerprint
  from ${keysFrom({
    merchant_id: "$2::text[]",
    caller_id: "$3::text[]",
    transaction_id: "$4::text[]",
    card_id: "$5::text[]",
    place: "$6::int[]",
  })} as origin
  cross join lateral (select 1 from payments.merchant_access
    where merchant_id = origin.merchant_id and caller_id = origin.caller_id limit 1) access
  cross join lateral (
    select test, card_number_id from payments.transactions
    where shard = $1 and merchant_id = origin.merchant_id
      and id = coalesce(origin.transaction_id, (
        select transaction_id from payments.cards
        where shard = $1 and merchant_id = origin.merchant_id and id = origin.card_id))
    limit 1
  ) t
  cross join lateral (
    select fingerprint from payments.card_numbers
    where shard = $1 and id = t.card_number_id limit 1
  ) n`,
);

export type Origin = Pick<
  FollowUpQuestion,
  "shard" | "merchantId" | "callerId" | "transactionId" | "cardId"
>;

export async function findFollowUpCards(
  db: Database,
  origins: readonly Origin[],
): Promise<({ test: boolean; fingerprint: string } | undefined)[]> {
  const rows = await run<{ test: boolean; fingerprint: string } & PlacedRow>(db, card, [
    origins[0]!.shard,
    origins.map(({ merchantId }) => merchantId),
    origins.map(({ callerId }) => callerId),
    origins.map(({ transactionId }) => transactionId ?? null),
    origins.map(({ cardId }) => cardId ?? null),
    [...origins.keys()],
  ]);
  return inPlaces(rows, origins);
}

const existing = statement(
  "transaction_card",
  `select t.last4, coalesce(n.fingerprint, a.fingerprint) as fingerprint
  from (select coalesce((
    select transaction_id from payments.cards
    where shard = $1 and merchant_id = $2 and id = $3), $3) as id) named
  cross join lateral (
    select last4, authorization_id, card_number_id from payments.transactions
    where shard = $1 and merchant_id = $2 and id = named.id limit 1) t
  left join lateral (
    select fingerprint from payments.card_numbers
    where shard = $1 and id = t.card_number_id limit 1) n on true
  cross join lateral (
    select fingerprint from payments.authorizations
    where shard = $1 and id = t.authorization_id limit 1) a`,
);

export async function findSavedCard(
  db: Database,
  { shard, merchantId, id }: { shard: number; merchantId: Id; id: Id },
): Promise<FilterCard | undefined> {
  const [row] = await run<FilterCard>(db, existing, [shard, merchantId, id]);
  return row;
}
