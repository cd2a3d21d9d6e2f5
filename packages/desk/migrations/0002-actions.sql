-- What operators did at the desk; rows are only ever added.
create table desk.actions (
  id bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint actions_pkey primary key (id)
);
