-- A second factor that an operator was told is lost. It may be ended 48 hours after that by the
-- clock of the database, unless somebody objects by the link that its person was mailed. Whoever
-- proves it has not lost it, and what ends it ends this.
create table people.lost_factors (
  person_id text collate "C" not null,
  token_hash bytea not null,
  reported_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '48 hours',
  objected_at timestamptz,
  constraint lost_factors_pkey primary key (person_id),
  constraint lost_factors_person_fkey foreign key (person_id)
    references people.second_factors (person_id) on delete cascade,
  constraint lost_factors_token_hash_unique unique (token_hash),
  constraint lost_factors_token_hash_check check (length(token_hash) = 32)
);
