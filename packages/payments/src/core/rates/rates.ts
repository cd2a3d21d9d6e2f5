/* The latest ECB rate on or before the UTC day applies; for live merchants at most seven days
   old. */
import { readFile } from "node:fs/promises";
import type { Database } from "@frontdesk/database/database";
import { findCurrency } from "../currencies.ts";
import { convert, type Rate } from "../money.ts";
import { findRate, hasRates, saveRates } from "./store.ts";

export const daysALiveRateHolds = 7;

const dayMs = 24 * 60 * 60 * 1000;

export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** A day before the first ECB rate. */
export const anyDay = "1999-01-01";

export function oldestUsable(day: string, test: boolean): string {
  if (test) return anyDay;
  return dayOf(new Date(Date.parse(day) - daysALiveRateHolds * dayMs));
}

export interface Exchange {
  /** Minor units of the target currency. */
  amount: number;
  rate: { from: string; to: string; day: string } | undefined;
}

export interface ExchangeRequest {
  amount: number;
  from: { currency: string; exponent: number };
  to: { currency: string; exponent: number };
  day: string;
  test: boolean;
}

export async function exchange(
  db: Database,
  { amount, from, to, day, test }: ExchangeRequest,
): Promise<Exchange | undefined> {
  if (from.currency === to.currency) return { amount, rate: undefined };
  // A retired currency's last rate never expires.
  const isRetired = findCurrency(from.currency, day) === undefined;
  const oldest = oldestUsable(day, test || isRetired);
  const fromRate = await rateOf(db, { currency: from.currency, day, oldest });
  const toRate = await rateOf(db, { currency: to.currency, day, oldest });
  if (fromRate === undefined || toRate === undefined) return undefined;
  return {
    amount: convert(
      amount,
      { exponent: from.exponent, perEuro: fromRate.perEuro },
      { exponent: to.exponent, perEuro: toRate.perEuro },
    ),
    rate: {
      from: fromRate.perEuro,
      to: toRate.perEuro,
      day: [fromRate.day, toRate.day].sort()[0] ?? day,
    },
  };
}

async function rateOf(
  db: Database,
  query: { currency: string; day: string; oldest: string },
): Promise<Rate | undefined> {
  if (query.currency === "EUR") return { currency: "EUR", perEuro: "1", day: query.day };
  return await findRate(db, query);
}

export async function loadSnapshot(db: Database): Promise<void> {
  if (await hasRates(db)) return;
  const xml = await readFile(new URL("snapshot.xml", import.meta.url), "utf8");
  await importRates(db, xml);
}

export async function importRates(db: Database, xml: string): Promise<number> {
  const { parseEcbRates } = await import("./ecb.ts");
  return await saveRates(db, parseEcbRates(xml));
}
