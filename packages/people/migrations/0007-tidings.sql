-- Who does something as people join, change and go: each says so as it starts. What one of them was
-- not told in the transaction, since it runs in another process, waits here until it takes it.
create table people.attendants (
  name text collate "C" not null,
  started_at timestamptz not null default now(),
  constraint attendants_pkey primary key (name)
);
create table people.tidings (
  attendant text collate "C" not null,
  id bigint generated always as identity,
  what text not null,
  person_id text collate "C" not null,
  said text not null,
  at timestamptz not null default now(),
  constraint tidings_pkey primary key (attendant, id),
  constraint tidings_attendant_fkey foreign key (attendant) references people.attendants (name),
  constraint tidings_what_check check (what in ('join', 'change', 'erase', 'end access'))
);
create index tidings_person on people.tidings (person_id);
