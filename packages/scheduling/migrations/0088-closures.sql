-- A closure is time off of all resources, also of later ones.
alter table scheduling.downtimes add column all_resources boolean not null default false;
create index downtimes_closures on scheduling.downtimes (account_id, last_day)
  where all_resources;
