-- Whether a merchant's customers are charged as soon as a payment is approved, where neither the
-- order nor its link says.

alter table payments.merchants
  add column capture text not null default 'manual',
  add constraint merchants_capture_check check (capture in ('automatic', 'manual'));
