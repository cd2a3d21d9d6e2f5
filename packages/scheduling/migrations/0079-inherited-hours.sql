-- Resources with the account's opening hours change with them.
alter table scheduling.resources add column inherits_hours boolean not null default false;
