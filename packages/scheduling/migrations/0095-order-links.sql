-- An order that the client pays on the payment service's page. Its request and its payment are a
-- deposit and a charge with this order, of its first appointment.
alter table scheduling.orders
  -- The page; null once closed.
  add column payment_url text,
  add column expires_at timestamptz,
  drop constraint orders_payment_check,
  add constraint orders_payment_check check (payment in ('cash', 'external', 'link')),
  add constraint orders_expiry_check check ((payment = 'link') = (expires_at is not null));

alter table scheduling.order_refunds
  drop constraint order_refunds_payment_check,
  add constraint order_refunds_payment_check check (payment in ('cash', 'external', 'link'));

alter table scheduling.deposits
  add column order_id bigint,
  add constraint deposits_order_fkey foreign key (account_id, order_id)
    references scheduling.orders (account_id, id);
create index deposits_order on scheduling.deposits (account_id, order_id)
  where order_id is not null;

alter table scheduling.charges
  add column order_id bigint,
  add constraint charges_order_fkey foreign key (account_id, order_id)
    references scheduling.orders (account_id, id),
  drop constraint charges_kind_check,
  add constraint charges_kind_check check (kind in ('deposit', 'fee', 'order')),
  add constraint charges_order_check check ((kind = 'order') = (order_id is not null)),
  drop constraint charges_fee_check,
  add constraint charges_fee_check
    check (kind <> 'fee' or (origin is not null and request is not null));
create index charges_order on scheduling.charges (account_id, order_id)
  where order_id is not null;
