-- A change of a person's e-mail address. A link to the new one proves it; then the former one may
-- object until the end. An address that was never proved has no objection.
create table people.address_changes (
  person_id text collate "C" not null,
  former_email text not null,
  email text not null,
  proof_hash bytea not null,
  objection_seed bytea,
  objection_hash bytea,
  asked_at timestamptz not null,
  changed_at timestamptz,
  ends_at timestamptz not null,
  constraint address_changes_pkey primary key (person_id),
  constraint address_changes_person_fkey foreign key (person_id) references people.persons (id),
  constraint address_changes_proof_unique unique (proof_hash),
  constraint address_changes_objection_unique unique (objection_hash),
  constraint address_changes_proof_check check (length(proof_hash) = 32),
  constraint address_changes_objection_check
    check (length(objection_seed) = 32 and length(objection_hash) = 32
      or objection_seed is null and objection_hash is null),
  constraint address_changes_end_check check (ends_at > asked_at)
);
create index address_changes_end on people.address_changes (ends_at);

alter table people.tidings
  drop constraint tidings_what_check,
  add constraint tidings_what_check
    check (what in ('join', 'change', 'address', 'erase', 'end access'));
