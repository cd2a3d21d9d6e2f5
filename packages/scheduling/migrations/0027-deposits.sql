-- The money that appointments ask for, by way of a payment service.

-- The account's merchant at a payment service.
create table scheduling.connections (
  account_id bigint not null,
  merchant_id text not null,
  -- Null where it is the installation's own.
  url text,
  sealed_key text not null,
  key_last_four text not null,
  sealed_link_secret text,
  merchant_name text not null,
  currency text not null,
  is_test boolean not null,
  claims jsonb not null default '{}',
  status text not null default 'ready',
  -- Up to where the merchant's transactions were looked through.
  cursor jsonb,
  swept_at timestamptz,
  sweep_due_at timestamptz not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint connections_pkey primary key (account_id),
  constraint connections_status_check check (status in ('ready', 'broken'))
);

-- What an appointment asks to be paid, under a reference that nobody guesses.
create table scheduling.deposits (
  account_id bigint not null,
  id bigint generated always as identity,
  appointment_id bigint not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  asked_at timestamptz not null,
  -- When the payment service is asked for it next; null once nothing more is expected.
  due_at timestamptz,
  constraint deposits_pkey primary key (account_id, id),
  constraint deposits_reference_unique unique (account_id, reference),
  constraint deposits_appointment_fkey foreign key (account_id, appointment_id)
    references scheduling.appointments (account_id, id),
  constraint deposits_amount_check check (amount > 0)
);
create index deposits_appointment on scheduling.deposits (account_id, appointment_id, id);
create index deposits_due on scheduling.deposits (account_id, due_at) where due_at is not null;

-- A transaction of the merchant that is ours, and what the merchant is to keep of it, which only
-- falls once it is set: the worker steps towards captured − refunded = keep.
create table scheduling.charges (
  account_id bigint not null,
  id bigint generated always as identity,
  appointment_id bigint not null,
  kind text not null,
  -- Null until a fee has its answer.
  transaction_id text,
  -- Under which the fee is asked for, stored before it is.
  request uuid,
  reason text,
  amount bigint not null,
  currency text not null,
  keep bigint,
  -- As the payment service said last.
  captured bigint not null default 0,
  refunded bigint not null default 0,
  voided bigint not null default 0,
  seen jsonb,
  state text not null default 'open',
  failure text,
  attempts integer not null default 0,
  failing_since timestamptz,
  due_at timestamptz,
  claimed_until timestamptz,
  claimed_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint charges_pkey primary key (account_id, id),
  constraint charges_transaction_unique unique (account_id, transaction_id),
  constraint charges_appointment_fkey foreign key (account_id, appointment_id)
    references scheduling.appointments (account_id, id),
  constraint charges_kind_check check (kind in ('deposit', 'fee')),
  constraint charges_reason_check check (reason in ('no_show', 'late_cancel')),
  constraint charges_state_check check (state in ('open', 'settled', 'declined', 'failing')),
  constraint charges_amount_check check (amount > 0 and keep between 0 and amount),
  constraint charges_seen_check check (captured >= 0 and refunded >= 0 and voided >= 0)
);
create index charges_appointment on scheduling.charges (account_id, appointment_id, id);
create index charges_due on scheduling.charges (account_id, due_at) where due_at is not null;
