-- Stored answers that show a secret are sealed, and repeated as they were.
alter table payments.idempotency add column sealed text;
create index idempotency_sealed on payments.idempotency (shard, scope) where sealed is not null;
