create schema people;

create table people.persons (
  id text collate "C" not null,
  email text not null,
  name text,
  created_at timestamptz not null,
  constraint persons_pkey primary key (id),
  constraint persons_id_check check (id ~ '^[0-9a-f]{24}$'),
  constraint persons_email_check check (email ~ '^[!-~]+@[!-~]+$' and length(email) <= 254),
  constraint persons_name_check check (length(name) between 1 and 200)
);

create unique index persons_email_unique on people.persons (lower(email));

create table people.invitations (
  id bigint generated always as identity,
  person_id text collate "C" not null,
  purpose text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint invitations_pkey primary key (id),
  constraint invitations_person_fkey foreign key (person_id) references people.persons (id),
  constraint invitations_token_hash_unique unique (token_hash),
  constraint invitations_token_hash_check check (length(token_hash) = 32),
  constraint invitations_purpose_check check (length(purpose) between 1 and 200),
  constraint invitations_expiry_check check (expires_at > created_at),
  constraint invitations_end_check check (accepted_at is null or revoked_at is null)
);

create unique index invitations_open_unique on people.invitations (person_id, purpose)
  where accepted_at is null and revoked_at is null;
