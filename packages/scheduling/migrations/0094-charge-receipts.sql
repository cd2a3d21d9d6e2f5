-- Receipts of money captured by the payment service, and credit notes of its refunds. Each states
-- an order or a charge.
alter table scheduling.receipts
  alter column order_id drop not null,
  add column charge_id bigint,
  add constraint receipts_charge_fkey foreign key (account_id, charge_id)
    references scheduling.charges (account_id, id),
  add constraint receipts_payment_of_check check ((order_id is null) <> (charge_id is null)),
  drop constraint receipts_credit_check,
  add constraint receipts_credit_check
    check (is_credit = (order_refund_id is not null) or charge_id is not null);
create index receipts_charge on scheduling.receipts (account_id, charge_id, id)
  where charge_id is not null;

-- The captured amount without a receipt, such as from before receipts.
alter table scheduling.charges add column unreceipted bigint not null default 0;
update scheduling.charges set unreceipted = captured where captured > 0;

-- Percent of value-added tax in fees and in deposits kept after a late cancellation or a no-show.
alter table scheduling.accounts
  add column no_show_tax double precision,
  add constraint accounts_no_show_tax_check check (no_show_tax >= 0 and no_show_tax < 100);
