-- Whose a public key is has to be known before its shard is: the table is no shard's, and the shard
-- is that of the merchant's id.
alter table payments.merchant_keys drop column shard;
