-- What was filled with a demonstration, which is done once: merchants and accounts, each by itself,
-- whatever place it is in.
create table desk.fillings (
  half text collate "C" not null,
  filled_by text collate "C" not null,
  filled_at timestamptz not null,
  constraint fillings_pkey primary key (half),
  constraint fillings_filled_by_fkey foreign key (filled_by) references people.persons (id)
);
create index fillings_filled_by on desk.fillings (filled_by);
