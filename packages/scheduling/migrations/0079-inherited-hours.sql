-- Resources with the account's opening hours change with them.
alter table scheduling.resources add column inherits_hours boolean not null default false;
create index resources_inheriting on scheduling.resources (account_id, id)
  where inherits_hours and deleted_at is null;
