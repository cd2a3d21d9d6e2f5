-- Transactions are found by their amount, and those that are contested; neither is touched when an
-- amount is captured.
create index transactions_amount on payments.transactions (shard, merchant_id, amount, id);
create index transactions_disputed on payments.transactions (shard, merchant_id, id)
  where disputed > 0;
