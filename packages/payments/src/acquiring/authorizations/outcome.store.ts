import { leaseEnd } from "@frontdesk/database/leases";
import { lease } from "@frontdesk/platform/work-queue/timing";

/**
 * CTE: inserts a request per row of `source`. The asking process holds it, so other clocks do not
 * decide.
 */
export const askFrom = (source: string): string => `
  asked as (
    insert into payments.authorizations (shard, id, merchant_id, fingerprint, original_id,
      currency, amount, deadline, consent_text, payer_address, actor, purpose,
      claimed_until)
    select shard, authorization_id, merchant_id, fingerprint, original_id,
      currency, amount, deadline, consent_text, payer_address, actor, purpose,
      ${leaseEnd(String(lease.leaseMs))}
    from ${source}
    returning id
  )`;

/**
 * CTE: settles `source`. Comparing keys keeps plans made for empty tables from reading a whole
 * shard. An approved card's fingerprint stays only with its number.
 */
export const settleFrom = (source: string): string => `
  settled as (
    update payments.authorizations a
    set state = outcome.state, claimed_until = null, transaction_id = outcome.transaction_id,
      fingerprint = case when outcome.state = 'approved' and outcome.fingerprint = a.fingerprint
        then null else a.fingerprint end,
      approval_code = outcome.approval_code, acquirer_reference = outcome.acquirer_reference,
      network_transaction_id = outcome.network_transaction_id, eci = outcome.eci,
      cavv = outcome.cavv,
      directory_server_transaction_id = outcome.directory_server_transaction_id
    from ${source} outcome
    where a.shard = outcome.shard and a.id = outcome.id
      and case a.state when 'asked' then true else false end
    returning a.shard, a.id, a.merchant_id, a.currency, a.amount,
      replace(a.actor, 'app ', 'app:') as actor
  )`;
