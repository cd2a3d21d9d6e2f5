-- Customers cannot take a time that staff freed for some seconds, so that an undo finds it free.
-- Expired rows count for nothing; a later hold of the account deletes them.
create table scheduling.undo_holds (
  account_id bigint not null,
  resource_id bigint not null,
  day date not null,
  start_time smallint not null,
  duration smallint not null,
  held_until timestamptz not null,
  constraint undo_holds_pkey primary key (account_id, resource_id, day, start_time),
  constraint undo_holds_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id)
);
create index undo_holds_ended on scheduling.undo_holds (account_id, held_until);
