import { sql } from "kysely";
import type { TestScheduling } from "./harness.ts";
import type { Studio } from "./studio.ts";

export interface ConnectionFields {
  currency?: string;
  status?: "ready" | "broken";
  claims?: object;
}

export async function makeConnection(
  { context }: Pick<TestScheduling, "context">,
  { accountId }: Pick<Studio, "accountId">,
  { currency = "EUR", status = "ready", claims = {} }: ConnectionFields = {},
): Promise<void> {
  const at = context.now();
  await sql`insert into scheduling.connections (account_id, merchant_id, sealed_key, key_last_four,
      merchant_name, currency, is_test, claims, status, sweep_due_at, created_at, updated_at)
    values (${accountId}, 'merchant', 'sealed', 'abcd', 'Jane', ${currency}, true,
      ${JSON.stringify(claims)}::jsonb, ${status}, ${at}, ${at}, ${at})
    on conflict on constraint connections_pkey do update set currency = excluded.currency,
      claims = excluded.claims, status = excluded.status`.execute(context.db);
}
