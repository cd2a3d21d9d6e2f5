/* Each search uses an index. */
import { plainNumerals } from "@frontdesk/server/numerals";
import { readScaled } from "@frontdesk/server/read-amount";
import type { Static } from "typebox";
import { presentCard } from "../../card-payments/cards/card.ts";
import { findCard } from "../../card-payments/cards/store.ts";
import { presentDispute } from "../../card-payments/disputes/dispute.ts";
import { findDisputeFor } from "../../card-payments/disputes/store.ts";
import type { TransactionFilter } from "../../card-payments/transactions/filter.store.ts";
import { findTransaction, listTransactions } from "../../card-payments/transactions/store.ts";
import {
  presentTransaction,
  type TransactionRow,
} from "../../card-payments/transactions/transaction.ts";
import type { Context } from "../../core/context.ts";
import { exponentOf } from "../../core/currencies.ts";
import { type Id, isId, shardOf } from "../../core/ids.ts";
import { presentLine } from "../../core/ledger/line.ts";
import { maxAmount } from "../../core/money.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { findLineFor } from "../lines/store.ts";
import { presentPayout } from "../payouts/payout.ts";
import { findPayoutFor } from "../payouts/store.ts";
import type { SearchResponse } from "./schema.ts";

export interface SearchInput {
  merchantId: Id;
  callerId: Id;
  q: string;
}

type SearchResult = Static<typeof SearchResponse>["found"];

const maxPerKind = 20;

export async function search(
  context: Pick<Context, "db">,
  { q, ...reach }: SearchInput,
): Promise<SearchResult> {
  await getMerchantFor(context.db, reach);
  const text = q.trim();
  const id = text.toLowerCase();
  const named = isId(id) ? await byId(context, id, reach) : {};
  const others = await transactionsBy(context, { text, ...reach });
  const transactions = [...(named.transactions ?? []), ...others.map(presentTransaction)];
  return { disputes: [], cards: [], lines: [], payouts: [], ...named, transactions };
}

async function transactionsBy(
  { db }: Pick<Context, "db">,
  { text, merchantId, callerId }: Omit<SearchInput, "q"> & { text: string },
): Promise<TransactionRow[]> {
  const matches = new Map<Id, TransactionRow>();
  const query = { shard: shardOf(merchantId), merchantId, callerId, page: { limit: maxPerKind } };
  for (const filter of waysOf(text)) {
    const rows = await listTransactions(db, { ...query, filter });
    for (const row of rows) matches.set(row.id, row);
  }
  return [...matches.values()];
}

function waysOf(text: string): TransactionFilter[] {
  const ways: TransactionFilter[] = text === "" ? [] : [{ reference: text }];
  const digits = plainNumerals(text);
  if (/^\d{4}$/.test(digits)) ways.push({ last4: digits });
  return [...ways, ...amountsOf(text)];
}

/** Decimals of existing currencies. */
const exponents = [2, 0, 3, 4];

/** Every decimal and group separator on screens. */
const locales = ["en-IN", "de"];

/** Sign, number, and a symbol, code or name on either side. */
const written =
  /^[-\u2212]?\s*([\p{L}\p{M}.\s]{0,30}\p{Sc}?)\s*(\d.*\d|\d)\s*([\p{L}\p{M}.\s]{0,30}\p{Sc}?)$/u;

const short = /^(\p{L}\.?){0,4}\p{Sc}?$/u;

/** Beginnings of currencies' names in the languages of the pages, without accents. */
const nameStems = `
  eur evr eir евро євро ευρω dol долар δολαρ pound pund punt funt font libra livre lira lire sterlin
  svar marcin nael фунт λιρ лир kron kroon krun koron korun coron couronne kruun крон κορον fran
  svajc франк φραγκ yen jen iene иен єн γιεν forint форинт φιορ zlot злот ζλοτ lei leu леи лея
  hryv hriv grivn гривн dinar динар dirham`;
const stems = nameStems.trim().split(/\s+/);

/** Not the words of a reference, such as "table 12". */
function isCurrency(name: string): boolean {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
  const words = plain.split(/\s+/);
  return short.test(name) || words.some((word) => stems.some((stem) => word.startsWith(stem)));
}

/** A typed amount has two readings. */
export function amountsOf(text: string): TransactionFilter[] {
  // Many blanks in a row would take `written` minutes.
  const typed = plainNumerals(text).trim().replace(/\s+/g, " ");
  const [, before = "", number = "", after = ""] = written.exec(typed) ?? [];
  const names = [before, after].map((one) => one.trim());
  if (!names.every(isCurrency)) return [];
  const name = (names[0] || names[1])!.toUpperCase();
  const possible = /^[A-Z]{3}$/.test(name) ? [exponentOf(name)] : exponents;
  return possible.flatMap((exponent) => {
    const read = locales.map((locale) => readScaled(number, { locale, decimals: exponent }));
    const amounts = new Set(read.filter((amount) => amount !== undefined && amount <= maxAmount));
    return [...amounts].map((amount) => ({ amount: { min: amount!, max: amount! }, exponent }));
  });
}

async function byId(
  { db }: Pick<Context, "db">,
  id: Id,
  { merchantId, callerId }: Omit<SearchInput, "q">,
): Promise<Partial<SearchResult>> {
  const shard = shardOf(id);
  if (shard !== shardOf(merchantId)) return {};
  const transaction = await findTransaction(db, { shard, id, callerId });
  if (transaction?.merchant_id === merchantId) {
    return { transactions: [presentTransaction(transaction)] };
  }
  const dispute = await findDisputeFor(db, { disputeId: id, callerId });
  if (dispute?.merchantId === merchantId) return { disputes: [presentDispute(dispute)] };
  const card = await findCard(db, { shard, id, callerId });
  if (card?.merchant_id === merchantId) return { cards: [presentCard(card)] };
  const line = await findLineFor(db, { lineId: id, callerId });
  if (line?.merchantId === merchantId) return { lines: [presentLine(line)] };
  const payout = await findPayoutFor(db, { payoutId: id, callerId });
  return payout?.merchantId === merchantId ? { payouts: [presentPayout(payout)] } : {};
}
