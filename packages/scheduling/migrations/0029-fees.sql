-- A fee that is none needs no currency.
alter table scheduling.services
  drop constraint services_fee_check,
  add constraint services_fee_check
    check (no_show_fee is null or (no_show_fee > 0 and currency is not null));
