import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Finding } from "./finding.ts";

const sums = `
  select 'payout_lines' as "check", coalesce(p.merchant_id, l.merchant_id) as "merchantId",
    coalesce(p.id, l.subject) as subject,
    format('balance %s', case when p.id is null or p.state = 'returned' then 0
      else -p.amount end) as expected,
    format('balance %s', coalesce(l.balance, 0)) as found
  from (select * from payments.payouts where shard = $1) p
  full join (select merchant_id, payout_id, min(id) as subject, sum(balance) as balance
    from payments.lines where shard = $1 and kind = 'payout'
    group by merchant_id, payout_id) l
    on l.payout_id = p.id and l.merchant_id = p.merchant_id
  where p.id is null or coalesce(l.balance, 0)
    <> case when p.state = 'returned' then 0 else -p.amount end`;

const terms = `
  select 'payout_terms', p.merchant_id, p.id,
    format('%s %s to %s by line %s', p.currency, p.amount, p.iban, own.line_id),
    format('%s %s to %s by line %s', l.currency, l.amount, l.bank_iban, l.id)
  from payments.payouts p
  cross join lateral (select * from payments.lines
    where shard = $1 and kind = 'payout' and payout_id = p.id and merchant_id = p.merchant_id
    offset 0) l
  cross join lateral (
    select case when l.balance < 0 then p.line_id else p.return_line_id end as line_id) own
  where p.shard = $1 and abs(l.balance) = p.amount
    and (l.currency, l.amount, l.bank_iban, l.id)
      is distinct from (p.currency, p.amount, p.iban, own.line_id)`;

const files = `
  select 'payout_files', p.merchant_id, p.id, 'a file', coalesce(p.export_id, 'none')
  from payments.payouts p
  left join payments.payout_exports x on x.id = p.export_id
  where p.shard = $1 and x.id is null and (p.state = 'exported' or p.export_id is not null)`;

const checks = statement("reconcile_payouts", [sums, terms, files].join("\nunion all\n"));

export async function findInPayouts(db: Database, shard: number): Promise<Finding[]> {
  return await run<Finding>(db, checks, [shard]);
}
