-- A member with `own_only` may add a client with the address of a client of others. The new client
-- keeps the typed address and points to the known client: the address stays unique.
alter table scheduling.clients
  add column same_as bigint,
  add column typed_email text,
  add constraint clients_same_fkey foreign key (account_id, same_as)
    references scheduling.clients (account_id, id),
  add constraint clients_same_check check ((same_as is null) = (typed_email is null)
    and (same_as is null or email is null) and same_as <> id);
create index clients_same on scheduling.clients (account_id, same_as, id)
  where same_as is not null;
