-- For public holidays: ISO 3166-1, and a region of that country.
alter table scheduling.accounts
  add column country text constraint accounts_country_check check (country ~ '^[A-Z]{2}$'),
  add column region text constraint accounts_region_check check (region ~ '^[A-Z0-9-]{1,12}$');
