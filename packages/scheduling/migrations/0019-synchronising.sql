-- What changed since a moment is found along an index, what was deleted too.
create index clients_updated on scheduling.clients (account_id, updated_at, id);
create index projects_updated on scheduling.projects (account_id, updated_at, id);
create index resources_updated on scheduling.resources (account_id, updated_at, id);

-- Time off that was deleted closes nothing and says nothing; that it was there is still told.
alter table scheduling.downtimes add column deleted_at timestamptz;
create index downtimes_updated on scheduling.downtimes (account_id, updated_at, id);
create index downtimes_listed on scheduling.downtimes (account_id, id) where deleted_at is null;
drop index scheduling.downtimes_days;
create index downtimes_days on scheduling.downtimes
  using gist (int8range(account_id, account_id, '[]'), daterange(first_day, last_day, '[]'))
  where deleted_at is null;
