-- Whatever changes something leaves a mark in the same database transaction, a row of news. A
-- teller makes events of them, of one merchant at a time, whose head it locks meanwhile.

create table payments.heads (
  shard int not null,
  merchant_id text collate "C" not null,
  -- The newest event, and up to where events were removed.
  last_id text collate "C" not null default '',
  removed_through text collate "C" not null default '',
  -- What has a smaller id was done before anything was told.
  since text collate "C" not null default '',
  primary key (shard, merchant_id)
);
insert into payments.heads (shard, merchant_id, since)
select shard, id, lpad(to_hex(extract(epoch from now())::bigint), 8, '0') || repeat('0', 16)
from payments.merchants;

-- What is told of one thing is told at once or in its order, so it stands together: a transaction
-- and all that is about it, else the thing itself. There is a version where it is a transaction.
create table payments.news (
  shard int not null,
  merchant_id text collate "C" not null,
  about text collate "C" not null,
  id text collate "C" not null,
  version int,
  kind text not null,
  subject_id text collate "C" not null,
  -- Not the time of the transaction, which may have waited for another that was sooner.
  at timestamptz not null default statement_timestamp(),
  actor text not null,
  -- Captured, refunded, voided and disputed after it.
  buckets bigint[],
  data jsonb,
  primary key (shard, merchant_id, about, id)
);
-- What is written is soon gone again.
alter table payments.news
  set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create table payments.events (
  shard int not null,
  merchant_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  at timestamptz not null,
  transaction_id text collate "C",
  version int,
  subject_id text collate "C" not null,
  buckets bigint[],
  actor text not null,
  data jsonb,
  primary key (shard, merchant_id, id)
);
create index events_transaction on payments.events (shard, transaction_id, id)
  where transaction_id is not null;

alter table payments.entries add column actor text;
