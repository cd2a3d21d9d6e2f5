import { type RawBuilder, sql } from "kysely";
import type { Own } from "../../api/lists/bounds.store.ts";
import type { states } from "./schema.ts";

export type TransactionState = (typeof states)[number];

export interface FilterCard {
  last4: string;
  fingerprint: string;
}

/** Minor units of the transaction's currency. */
export interface TransactionFilter {
  successful?: boolean;
  currency?: string;
  test?: boolean;
  reference?: string;
  last4?: string;
  card?: FilterCard;
  amount?: { min?: number; max?: number };
  exponent?: number;
  state?: TransactionState;
  scheme?: "visa" | "mastercard";
}

type Condition = RawBuilder<unknown>;

const conditions: Record<TransactionState, Condition> = {
  authorised: sql`t.error_code is null and t.captured + t.voided < t.amount`,
  captured: sql`t.captured > 0`,
  refunded: sql`t.refunded > 0`,
  voided: sql`t.voided > 0`,
  disputed: sql`t.disputed > 0`,
  failed: sql`t.error_code is not null`,
};

const indexedStates: ReadonlySet<TransactionState> = new Set(["refunded", "disputed", "failed"]);

const setUp = (conditions: readonly (Condition | undefined)[]): Condition[] =>
  conditions.filter((condition) => condition !== undefined);

type IndexedCondition = Pick<Own, "where"> & { keys?: Own["keys"] };

export function conditionsOf(filter: TransactionFilter, shard: number) {
  const [own = {}, ...rest] = indexedOf(filter);
  return { own, others: [...rest.map(conditionOf), ...sifted(filter, shard)] };
}

function conditionOf({ keys = {}, where }: IndexedCondition): Condition {
  const equal = Object.entries(keys).map(([key, value]) => sql`${sql.ref(`t.${key}`)} = ${value}`);
  return sql.join([...equal, ...setUp([where])], sql` and `);
}

function indexedOf(filter: TransactionFilter): IndexedCondition[] {
  const { reference, card, last4, amount, state, successful } = filter;
  const exact = amount?.min !== undefined && amount.min === amount.max ? amount.min : undefined;
  return [
    ...(reference === undefined ? [] : [{ keys: { reference } }]),
    ...(card === undefined ? [] : [{ keys: { last4: card.last4 } }]),
    ...(last4 === undefined ? [] : [{ keys: { last4 } }]),
    ...(state !== undefined && indexedStates.has(state) ? [{ where: conditions[state] }] : []),
    ...(successful === false ? [{ where: conditions.failed }] : []),
    ...(exact === undefined ? [] : [{ keys: { amount: exact } }]),
  ];
}

function sifted(filter: TransactionFilter, shard: number): Condition[] {
  const { card, amount: { min, max } = {}, exponent, state, scheme } = filter;
  const { successful, currency, test } = filter;
  return setUp([
    card === undefined ? undefined : createdWith(card, shard),
    min === undefined || min === max ? undefined : sql`t.amount >= ${min}`,
    max === undefined || min === max ? undefined : sql`t.amount <= ${max}`,
    exponent === undefined ? undefined : sql`t.exponent = ${exponent}`,
    state === undefined ? undefined : conditions[state],
    scheme === undefined ? undefined : sql`t.scheme = ${scheme}`,
    successful === true ? sql`t.error_code is null` : undefined,
    currency === undefined ? undefined : sql`t.currency = ${currency}`,
    test === undefined ? undefined : sql`t.test = ${test}`,
  ]);
}

function createdWith({ fingerprint }: FilterCard, shard: number): Condition {
  // Unlike joins, subqueries look up each row.
  return sql`coalesce(
    (select n.fingerprint from payments.card_numbers n
      where n.shard = ${shard} and n.id = t.card_number_id),
    (select a.fingerprint from payments.authorizations a
      where a.shard = ${shard} and a.id = t.authorization_id)) = ${fingerprint}`;
}
