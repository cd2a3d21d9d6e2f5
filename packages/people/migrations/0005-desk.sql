-- What the desk says of a person to the services: when a second factor was proved in a session, who
-- is an operator, and which installation says so, lest another believes it.
alter table people.sessions add column proved_at timestamptz;

create table people.operators (
  person_id text collate "C" not null,
  added_at timestamptz not null,
  constraint operators_pkey primary key (person_id),
  constraint operators_person_fkey foreign key (person_id) references people.persons (id)
);

create table people.installation (
  is_this boolean not null default true,
  id uuid not null,
  constraint installation_pkey primary key (is_this),
  constraint installation_is_this_check check (is_this)
);
insert into people.installation (id) values (gen_random_uuid());
