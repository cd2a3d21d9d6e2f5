-- Whoever wants to hear what happens to a merchant.
create table payments.webhooks (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  -- Of its merchant, which never changes.
  test boolean not null,
  url text not null,
  types text[] not null,
  description text,
  state text not null,
  reason text,
  -- Both sealed. The former one signs along for a while; of a deleted webhook neither is kept.
  secret text,
  former_secret text,
  former_until timestamptz,
  created_at timestamptz not null,
  last_success timestamptz,
  last_failure timestamptz,
  -- Attempts in a row that nothing came of, since when, and when somebody was told of that.
  failures int not null default 0,
  failing_since timestamptz,
  told_at timestamptz,
  deleted_at timestamptz,
  primary key (shard, id),
  constraint webhooks_state check (state in ('active', 'paused', 'disabled')),
  constraint webhooks_reason check ((state = 'disabled') = (reason is not null)),
  constraint webhooks_former check ((former_secret is null) = (former_until is null))
);
create index webhooks_merchant on payments.webhooks (shard, merchant_id, id)
  where deleted_at is null;
create index webhooks_failing on payments.webhooks (failing_since)
  where state = 'active' and deleted_at is null and failing_since is not null;
create index webhooks_deleted on payments.webhooks (deleted_at) where deleted_at is not null;

-- How far a webhook has read. Whoever puts something before it holds this row meanwhile.
create table payments.readers (
  shard int not null,
  webhook_id text collate "C" not null,
  merchant_id text collate "C" not null,
  cursor text collate "C" not null,
  primary key (shard, webhook_id)
);

-- What a webhook is told: an event, by whose id it goes, as the bytes that were sent first.
create table payments.deliveries (
  shard int not null,
  webhook_id text collate "C" not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  test boolean not null,
  kind text not null,
  transaction_id text collate "C",
  at timestamptz not null,
  created_at timestamptz not null,
  state text not null,
  -- Null while it waits for another of its transaction; while it is claimed, until when it is.
  due_at timestamptz,
  claimed_by uuid,
  attempts int not null default 0,
  body text not null,
  headers jsonb not null default '{}',
  primary key (shard, webhook_id, id),
  constraint deliveries_state check (state in ('waiting', 'taken', 'failed', 'skipped')),
  constraint deliveries_due check (due_at is null or state = 'waiting'),
  constraint deliveries_claim check (claimed_by is null or due_at is not null)
);
create index deliveries_due on payments.deliveries (shard, webhook_id, due_at)
  where due_at is not null;
-- Of a transaction a webhook has one delivery on its way, and no other before that is done.
create unique index deliveries_leader on payments.deliveries (shard, webhook_id, transaction_id)
  where due_at is not null and transaction_id is not null;
create index deliveries_waiting on payments.deliveries (shard, webhook_id, transaction_id, id)
  where state = 'waiting';
create index deliveries_transaction on payments.deliveries (shard, webhook_id, transaction_id, id)
  where transaction_id is not null;
create index deliveries_created on payments.deliveries (test, created_at);

create table payments.delivery_attempts (
  shard int not null,
  webhook_id text collate "C" not null,
  delivery_id text collate "C" not null,
  attempt int not null,
  at timestamptz not null,
  ms int not null,
  -- What was answered, of its body the beginning; or why nothing was.
  status int,
  failure text,
  answer text,
  next_at timestamptz,
  primary key (shard, webhook_id, delivery_id, attempt),
  constraint delivery_attempts_outcome check ((status is null) <> (failure is null)),
  constraint delivery_attempts_delivery foreign key (shard, webhook_id, delivery_id)
    references payments.deliveries (shard, webhook_id, id) on delete cascade
);
