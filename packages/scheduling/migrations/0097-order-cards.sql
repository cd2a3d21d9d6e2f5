-- An order that the card on file pays: a charge of the first payment, within the client's consent.
alter table scheduling.orders
  -- The decline; null otherwise.
  add column failure text,
  drop constraint orders_state_check,
  add constraint orders_state_check
    check (state in ('open', 'charging', 'paid', 'expired', 'cancelled', 'failed')),
  drop constraint orders_payment_check,
  add constraint orders_payment_check check (payment in ('cash', 'external', 'link', 'card')),
  add constraint orders_failure_check check ((state = 'failed') = (failure is not null)),
  add constraint orders_card_check check (payment = 'card' or state not in ('charging', 'failed'));

alter table scheduling.order_refunds
  drop constraint order_refunds_payment_check,
  add constraint order_refunds_payment_check
    check (payment in ('cash', 'external', 'link', 'card'));
