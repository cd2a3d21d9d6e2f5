-- A saved card can be deleted: it stays, for what was paid with it, and is charged no more.
alter table payments.cards add column deleted_at timestamptz;
drop index payments.cards_merchant;
create index cards_merchant on payments.cards (shard, merchant_id, id) where deleted_at is null;
