-- A card may be kept for a fee with nothing paid: such a deposit, and its payment, are of nothing.
alter table scheduling.deposits
  drop constraint deposits_amount_check,
  add constraint deposits_amount_check check (amount >= 0);
alter table scheduling.charges
  drop constraint charges_amount_check,
  add constraint charges_amount_check
    check ((amount > 0 or (kind = 'deposit' and amount = 0)) and keep between 0 and amount);
