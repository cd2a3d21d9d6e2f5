-- Further sites of a merchant, as origins: its payment page returns to them without a click, and
-- its popup opens over them, as over its website.
alter table payments.merchants add column sites text[] not null default '{}';
alter table payments.merchants
  add constraint merchants_sites_check check (cardinality(sites) <= 20);
