-- Operators find merchants by what somebody tells them.
create index merchants_name on payments.merchants (lower(name) collate "C");
create index merchants_email on payments.merchants (lower(email) collate "C");
create index merchants_iban on payments.merchants (bank_iban) where bank_iban is not null;

-- An app can be kept from everything; the key, which is looked up with each call, says so.
alter table payments.apps add column suspension jsonb;
alter table payments.app_keys add column suspended boolean not null default false;

-- A merchant asks for another bank account; that of a live one operators approve.
create table payments.bank_requests (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  iban text not null,
  actor text not null,
  state text not null,
  ended_at timestamptz,
  constraint bank_requests_pkey primary key (shard, id),
  constraint bank_requests_state_check
    check (state in ('waiting', 'approved', 'refused', 'replaced')),
  constraint bank_requests_ended_check check ((state = 'waiting') = (ended_at is null))
);
create unique index bank_requests_waiting on payments.bank_requests (shard, merchant_id)
  where state = 'waiting';
create index bank_requests_merchant on payments.bank_requests (shard, merchant_id, id);
create index bank_requests_id on payments.bank_requests (id);
