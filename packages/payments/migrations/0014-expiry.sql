-- Operators can have a merchant's authorisations expire after some days. A job goes through the
-- merchant's transactions in the order of their ids and remembers how far it came.

alter table payments.merchants
  add column authorization_days smallint,
  add column expired_up_to text collate "C" not null default '',
  add constraint merchants_authorization_days_check check (authorization_days between 1 and 365);
create index merchants_expiring on payments.merchants (id)
  where authorization_days is not null;

alter table payments.transactions add column expired_at timestamptz;

alter table payments.entries
  add column expired boolean not null default false,
  add constraint entries_expired_check check (kind = 'void' or not expired);
