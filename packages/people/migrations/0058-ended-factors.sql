-- A second factor that an operator ended. The link in the mail about it still ends the access that
-- the person gave since then.
create table people.ended_factors (
  objection_hash bytea not null,
  person_id text collate "C" not null,
  since timestamptz not null,
  confirmed_at timestamptz not null,
  constraint ended_factors_pkey primary key (objection_hash),
  constraint ended_factors_person_fkey foreign key (person_id) references people.persons (id),
  constraint ended_factors_objection_check check (length(objection_hash) = 32)
);
create index ended_factors_person on people.ended_factors (person_id);
create index ended_factors_confirmed on people.ended_factors (confirmed_at);

-- An objection asks when the new owner of an account had the offer.
create index invitations_accepted on people.invitations (person_id, purpose, accepted_at)
  where accepted_at is not null;
