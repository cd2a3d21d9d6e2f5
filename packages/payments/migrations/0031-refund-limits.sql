-- What persons may refund at a merchant in 24 hours, in minor units of its currency, and what each
-- did in the last of them: pairs of when (ms since 1970) and how much.
alter table payments.merchants
  add column support_refund_limit bigint not null default 0,
  add column step_up_refund_limit bigint,
  add constraint merchants_refund_limits_check
    check (support_refund_limit >= 0 and step_up_refund_limit >= 0);
create table payments.refunders (
  shard integer not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  refunds jsonb not null default '[]',
  constraint refunders_pkey primary key (shard, merchant_id, person_id)
);
