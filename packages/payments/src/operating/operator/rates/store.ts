import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Rate } from "../../../core/money.ts";

export async function listLatestRates(db: Database): Promise<Rate[]> {
  const { rows } = await sql<Rate>`
    select distinct on (currency) currency, day, per_euro::text as "perEuro"
    from payments.rates order by currency, day desc`.execute(db);
  return rows;
}
