-- A merchant's payouts in a state, and its refunded transactions, are found by an index.
create index payouts_state on payments.payouts (shard, merchant_id, state, id);
create index transactions_refunded on payments.transactions (shard, merchant_id, id)
  where refunded > 0;
