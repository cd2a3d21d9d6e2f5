/** SQL text of a CTE that writes down what is about to be asked, for each row of `source`. */
export const askFrom = (source: string): string => `
  asked as (
    insert into payments.authorizations (shard, id, merchant_id, fingerprint, original_id,
      currency, amount, deadline, consent_text, payer_address, actor)
    select shard, authorization_id, merchant_id, fingerprint, original_id,
      currency, amount, deadline, consent_text, payer_address, actor
    from ${source}
    returning id
  )`;

/**
 * SQL text of a CTE that ends the asking of the authorisation in `source`, one row of outcome
 * columns; $1 and $2 are its shard and id. No row comes of one that somebody else ended.
 */
export const settleFrom = (source: string): string => `
  settled as (
    update payments.authorizations a
    set state = outcome.state, transaction_id = outcome.transaction_id,
      approval_code = outcome.approval_code, acquirer_reference = outcome.acquirer_reference,
      network_transaction_id = outcome.network_transaction_id, eci = outcome.eci,
      cavv = outcome.cavv,
      directory_server_transaction_id = outcome.directory_server_transaction_id
    from ${source} outcome
    where a.shard = $1 and a.id = $2 and a.state = 'asked'
    returning a.shard, a.id, a.merchant_id, a.currency, a.amount,
      replace(a.actor, 'app ', 'app:') as actor
  )`;
