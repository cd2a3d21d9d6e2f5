-- Whom a hold is of, so that nobody has many: keyed digests of an address and of the network around
-- it, for as long as it is one.
alter table scheduling.appointments
  add column holder_address text,
  add column holder_network text;

-- Holds of an address are counted over all accounts.
create index appointments_holder_address on scheduling.appointments (holder_address)
  where holder_address is not null;
create index appointments_holder_network on scheduling.appointments (account_id, holder_network)
  where holder_network is not null;
