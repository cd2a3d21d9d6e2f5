-- What somebody decided at the desk works once.

create table scheduling.used_continuations (
  id uuid not null,
  used_at timestamptz not null,
  constraint used_continuations_pkey primary key (id)
);

create index used_continuations_age on scheduling.used_continuations (used_at);
