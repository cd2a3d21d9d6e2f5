import { leaseEnd } from "@frontdesk/database/leases";
import { lease } from "@frontdesk/platform/outbox/timing";

/**
 * SQL text of a CTE that writes down what is about to be asked, for each row of `source`, and
 * leaves it to whoever asks: others' clocks do not say when nobody waits for the answer any more.
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
 * SQL text of a CTE that ends the asking of the authorisations in `source`, which has their shard,
 * ids and outcome columns. No row comes of one that somebody else ended. What is compared keeps the
 * database from reading all of a shard, or all that are asked, as it would for empty tables. Of the
 * card of an approved one the fingerprint is kept with its number, and nowhere else.
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
