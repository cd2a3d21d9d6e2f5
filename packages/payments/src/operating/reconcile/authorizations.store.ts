import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Finding } from "./finding.ts";
import { type Range, within } from "./ranges.store.ts";

const authorized = `
  select 'authorizations' as "check", a.merchant_id as "merchantId", a.id as subject,
    format('its own %s transaction',
      case a.state when 'approved' then 'successful' else 'failed' end) as expected,
    coalesce(a.transaction_id, 'none') as found
  from payments.authorizations a
  left join lateral (select * from payments.transactions
    where shard = $1 and id = a.transaction_id limit 1) t
    on t.authorization_id = a.id and (t.error_code is null) = (a.state = 'approved')
  where ${within("a")} and a.state in ('approved', 'declined') and t.id is null`;

const overdue = `
  select 'overdue_authorizations', a.merchant_id, a.id,
    format('an outcome soon after %s', a.deadline), a.state
  from payments.authorizations a
  where ${within("a")} and a.state in ('asked', 'reversing') and a.deadline < $4`;

// Extracts the id from any text.
const orders = `
  select 'orders', o.merchant_id, o.authorization_id,
    case when a.id is null then 'an authorization' else 'its own successful transaction' end,
    case when a.id is null then 'none' else coalesce(answered.id, 'none') end
  from payments.orders o
  cross join lateral (select case when o.status = 201 then
    substring(o.answer from '"authorizationId":"([0-9a-f]+)"') collate "C" end as id) answered
  left join lateral (select * from payments.authorizations
    where shard = $1 and id = o.authorization_id limit 1) a on true
  left join lateral (select * from payments.transactions
    where shard = $1 and id = answered.id limit 1) t on t.error_code is null
    -- Not by an index of these: the id is what there is one of.
    and (t.authorization_id, t.merchant_id)
      is not distinct from (o.authorization_id, o.merchant_id)
  where ${within("o", "authorization_id")}
    and (a.id is null or (o.status = 201 and t.id is null))`;

const checks = statement(
  "reconcile_authorizations",
  [authorized, overdue, orders].join("\nunion all\n"),
);

export async function findInAuthorizations(
  db: Database,
  { shard, after, upTo }: Range,
  overdueBefore: Date,
): Promise<Finding[]> {
  return await run<Finding>(db, checks, [shard, after, upTo, overdueBefore]);
}
