-- What belongs together of a shop and a studio. It gives no rights: who may see which half is for
-- the services to say.
create table desk.places (
  id uuid not null,
  name text not null,
  merchant_id text collate "C",
  account_id bigint,
  made_by text collate "C" not null,
  created_at timestamptz not null,
  constraint places_pkey primary key (id),
  constraint places_made_by_fkey foreign key (made_by) references people.persons (id),
  constraint places_name_check check (length(name) between 1 and 200),
  constraint places_half_check check (num_nonnulls(merchant_id, account_id) > 0),
  constraint places_merchant_unique unique (merchant_id),
  constraint places_account_unique unique (account_id)
);
