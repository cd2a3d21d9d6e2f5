-- Percent of value-added tax in the price of a service; null for none. At most three decimals.
alter table scheduling.services
  add column tax_rate double precision,
  add constraint services_tax_check check (tax_rate >= 0 and tax_rate < 100);
