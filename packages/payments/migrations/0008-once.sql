-- A reference that takes one payment only is held by the authorisation that was asked for it last,
-- until that was declined, reversed or wholly voided.
create table payments.held_references (
  shard int not null,
  merchant_id text collate "C" not null,
  reference text not null,
  authorization_id text collate "C" not null,
  constraint held_references_pkey primary key (shard, merchant_id, reference)
);

-- An order whose link ends at a moment, and that was given before: it may be paid after it too.
create table payments.begun_orders (
  shard int not null,
  hash bytea not null,
  begun_at timestamptz not null,
  constraint begun_orders_pkey primary key (shard, hash)
);
create index begun_orders_begun on payments.begun_orders (begun_at);
