-- Lists show what is not deleted, so what was deleted is out of their indexes.
create index bookings_listed on scheduling.bookings (account_id, id) where deleted_at is null;
drop index scheduling.bookings_resource;
create index bookings_resource on scheduling.bookings (account_id, resource_id, id)
  where deleted_at is null;
drop index scheduling.bookings_booker;
create index bookings_booker on scheduling.bookings (account_id, booker_id, id)
  where deleted_at is null;
drop index scheduling.bookings_client;
create index bookings_client on scheduling.bookings (account_id, client_id, id)
  where deleted_at is null and client_id is not null;
drop index scheduling.bookings_project;
create index bookings_project on scheduling.bookings (account_id, project_id, id)
  where deleted_at is null and project_id is not null;

-- Two each, so that they serve lists and nothing else: where statistics are missing, an index that
-- has anything between account and id would look cheaper than the primary key.
create index clients_active on scheduling.clients (account_id, id)
  where deleted_at is null and not archived;
create index clients_archived on scheduling.clients (account_id, id)
  where deleted_at is null and archived;
create index projects_active on scheduling.projects (account_id, id)
  where deleted_at is null and not archived;
create index projects_archived on scheduling.projects (account_id, id)
  where deleted_at is null and archived;
create index resources_active on scheduling.resources (account_id, id)
  where deleted_at is null and not archived;
create index resources_archived on scheduling.resources (account_id, id)
  where deleted_at is null and archived;
create index feeds_listed on scheduling.feeds (account_id, id) where revoked_at is null;
create index webhooks_listed on scheduling.webhooks (account_id, id) where deleted_at is null;
create index custom_periods_listed on scheduling.custom_periods (account_id, resource_id, id);

-- Ranges of days, as of bookings.
create index downtimes_days on scheduling.downtimes
  using gist (int8range(account_id, account_id, '[]'), daterange(first_day, last_day, '[]'));
