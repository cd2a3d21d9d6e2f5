-- An objection reads a merchant's audit log from the first foreign change on, in order and in
-- portions.
create index merchant_acts_at on payments.merchant_acts (shard, merchant_id, at, id);
