-- Who did what at a merchant besides moving money, for good: never secrets, and of people only ids
-- and the addresses that they asked from.
create table payments.merchant_acts (
  shard integer not null,
  merchant_id text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  actor text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  address text not null,
  constraint merchant_acts_pkey primary key (shard, merchant_id, id)
);
