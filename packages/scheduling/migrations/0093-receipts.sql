-- Receipts of payments at the business, and credit notes of refunds. Never deleted, and numbered
-- without gaps: a number commits with its receipt.
alter table scheduling.accounts add column vat_number text;

create table scheduling.receipt_counters (
  account_id bigint not null,
  is_credit boolean not null,
  year smallint not null,
  last bigint not null,
  constraint receipt_counters_pkey primary key (account_id, is_credit, year)
);

create table scheduling.receipts (
  account_id bigint not null,
  id bigint generated always as identity,
  is_credit boolean not null,
  -- Of the account's zone.
  year smallint not null,
  number bigint not null,
  order_id bigint not null,
  -- Of a credit note.
  order_refund_id bigint,
  payment text not null,
  currency text not null,
  total bigint not null,
  -- [{position, kind, appointment_id, service, date, amount, tax_rate, tax}]
  lines jsonb not null,
  -- Numbers of earlier receipts for the same appointments.
  earlier text[] not null default '{}',
  -- {name, address, email, phone, vat_number}
  seller jsonb not null,
  -- Null after an erasure.
  client_name text,
  issued_at timestamptz not null,
  constraint receipts_pkey primary key (account_id, id),
  constraint receipts_number_unique unique (account_id, is_credit, year, number),
  constraint receipts_order_fkey foreign key (account_id, order_id)
    references scheduling.orders (account_id, id),
  constraint receipts_refund_fkey foreign key (account_id, order_refund_id)
    references scheduling.order_refunds (account_id, id),
  constraint receipts_credit_check check (is_credit = (order_refund_id is not null))
);
create unique index receipts_order on scheduling.receipts (account_id, order_id)
  where order_refund_id is null;
create unique index receipts_refund on scheduling.receipts (account_id, order_refund_id)
  where order_refund_id is not null;
create index receipts_of_order on scheduling.receipts (account_id, order_id);
