import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Rate } from "../money.ts";

export async function findRate(
  db: Database,
  { currency, day, oldest }: { currency: string; day: string; oldest: string },
): Promise<Rate | undefined> {
  const { rows } = await sql<Rate>`
    select currency, day, per_euro::text as "perEuro" from payments.rates
    where currency = ${currency} and day between ${oldest} and ${day}
    order by day desc limit 1`.execute(db);
  return rows[0];
}

export async function saveRates(db: Database, rates: readonly Rate[]): Promise<number> {
  const { rows } = await sql<{ added: boolean }>`
    insert into payments.rates (currency, day, per_euro)
    select * from unnest(
      ${rates.map(({ currency }) => currency)}::text[],
      ${rates.map(({ day }) => day)}::date[],
      ${rates.map(({ perEuro }) => perEuro)}::numeric[]
    )
    on conflict on constraint rates_pkey do update set per_euro = excluded.per_euro
    returning (xmax = 0) as added`.execute(db);
  return rows.filter(({ added }) => added).length;
}

export async function hasRates(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from payments.rates limit 1`.execute(db);
  return rows.length > 0;
}

/** PostgreSQL looks nothing up unless the condition on other tables holds. */
export const latestRate = (currency: string, day: string, condition: string): string => `
  select per_euro, day from payments.rates
  where ${condition} and rates.currency = ${currency} and rates.day <= ${day}
  order by rates.day desc limit 1`;

export async function listRated(
  db: Database,
  { day, oldest }: { day: string; oldest: string },
): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from payments.rates
    where day between ${oldest} and ${day}`.execute(db);
  return rows.map(({ currency }) => currency);
}
