-- A payment of appointments and tips. Staff took it in cash or outside, such as by a card terminal.
create table scheduling.orders (
  account_id bigint not null,
  id bigint generated always as identity,
  state text not null,
  payment text not null,
  currency text not null,
  total bigint not null,
  -- The member that took it.
  user_id bigint,
  paid_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint orders_pkey primary key (account_id, id),
  constraint orders_state_check check (state in ('open', 'paid', 'expired', 'cancelled')),
  constraint orders_payment_check check (payment in ('cash', 'external')),
  constraint orders_total_check check (total > 0),
  constraint orders_paid_check check ((state = 'paid') = (paid_at is not null))
);
create index orders_paid on scheduling.orders (account_id, paid_at) where paid_at is not null;

-- `keep` is the paid amount less refunds: it only falls.
create table scheduling.order_items (
  account_id bigint not null,
  order_id bigint not null,
  position smallint not null,
  kind text not null,
  appointment_id bigint,
  -- The person of a tip.
  resource_id bigint,
  -- The whole price of an appointment; null without one.
  price bigint,
  paid bigint not null,
  keep bigint not null,
  -- Percent in the paid amount, on the day of the sale.
  tax_rate double precision,
  constraint order_items_pkey primary key (account_id, order_id, position),
  constraint order_items_order_fkey foreign key (account_id, order_id)
    references scheduling.orders (account_id, id),
  constraint order_items_appointment_fkey foreign key (account_id, appointment_id)
    references scheduling.appointments (account_id, id),
  constraint order_items_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint order_items_kind_check check (kind in ('appointment', 'tip')),
  constraint order_items_tip_check check (case kind
    when 'tip' then price is null and tax_rate is null
    else appointment_id is not null and resource_id is null end),
  constraint order_items_amounts_check check (paid > 0 and keep >= 0 and keep <= paid)
);
create index order_items_appointment on scheduling.order_items (account_id, appointment_id)
  where appointment_id is not null;
create index order_items_resource on scheduling.order_items (account_id, resource_id)
  where resource_id is not null;

create table scheduling.order_refunds (
  account_id bigint not null,
  id bigint generated always as identity,
  order_id bigint not null,
  payment text not null,
  amount bigint not null,
  -- [{position, amount}]
  items jsonb not null,
  user_id bigint,
  created_at timestamptz not null,
  constraint order_refunds_pkey primary key (account_id, id),
  constraint order_refunds_order_fkey foreign key (account_id, order_id)
    references scheduling.orders (account_id, id),
  constraint order_refunds_payment_check check (payment in ('cash', 'external')),
  constraint order_refunds_amount_check check (amount > 0)
);
create index order_refunds_order on scheduling.order_refunds (account_id, order_id);
