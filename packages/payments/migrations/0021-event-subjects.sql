-- What was told of a payout, a card or the merchant itself. What is about a transaction is found by
-- that.
create index events_subject on payments.events (shard, subject_id, id)
  where transaction_id is null;
