-- Signing in: what a person proves themself by, and the sessions that come of it. Passwords are
-- PHC strings of argon2id; tokens are kept as SHA-256, backup codes as keyed digests, secrets of
-- second factors sealed outside the database.

alter table people.persons
  add column image text,
  add column email_verified_at timestamptz,
  add column updated_at timestamptz,
  add column signed_in_at timestamptz,
  add column signed_out_at timestamptz,
  add column active_at timestamptz,
  add column erased_at timestamptz,
  add constraint persons_image_check check (length(image) between 1 and 2000);
update people.persons set updated_at = created_at;
alter table people.persons alter column updated_at set not null;

create table people.passwords (
  person_id text collate "C" not null,
  hash text not null,
  changed_at timestamptz not null,
  constraint passwords_pkey primary key (person_id),
  constraint passwords_person_fkey foreign key (person_id) references people.persons (id),
  constraint passwords_hash_check check (hash like '$argon2id$%' and length(hash) <= 300)
);

create table people.sessions (
  id uuid not null,
  person_id text collate "C" not null,
  token_hash bytea not null,
  address text not null,
  browser text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_person_fkey foreign key (person_id) references people.persons (id),
  constraint sessions_token_hash_unique unique (token_hash),
  constraint sessions_token_hash_check check (length(token_hash) = 32),
  constraint sessions_address_check check (length(address) <= 100),
  constraint sessions_browser_check check (length(browser) <= 300),
  constraint sessions_expiry_check check (expires_at > created_at)
);
create index sessions_person on people.sessions (person_id);
create index sessions_expiry on people.sessions (expires_at);

create table people.proofs (
  token_hash bytea not null,
  person_id text collate "C" not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint proofs_pkey primary key (token_hash),
  constraint proofs_person_fkey foreign key (person_id) references people.persons (id),
  constraint proofs_token_hash_check check (length(token_hash) = 32),
  constraint proofs_purpose_check check (purpose in ('verify', 'reset')),
  constraint proofs_expiry_check check (expires_at > created_at)
);
create index proofs_person on people.proofs (person_id);
create index proofs_expiry on people.proofs (expires_at);

create table people.second_factors (
  person_id text collate "C" not null,
  secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  constraint second_factors_pkey primary key (person_id),
  constraint second_factors_person_fkey foreign key (person_id) references people.persons (id),
  constraint second_factors_secret_check check (length(secret) between 40 and 300),
  constraint second_factors_step_check check (last_step >= 0)
);

create table people.backup_codes (
  person_id text collate "C" not null,
  code_hash text collate "C" not null,
  constraint backup_codes_pkey primary key (person_id, code_hash),
  constraint backup_codes_person_fkey foreign key (person_id)
    references people.second_factors (person_id) on delete cascade,
  constraint backup_codes_hash_check check (code_hash ~ '^[0-9a-f]{64}$')
);

-- Nothing is lost when a crash empties the table but the count of the last guesses.
create unlogged table people.guesses (
  key text collate "C" not null,
  points int not null,
  expires_at timestamptz not null,
  constraint guesses_pkey primary key (key),
  constraint guesses_key_check check (key ~ '^[0-9a-f]{64}$'),
  constraint guesses_points_check check (points >= 0)
);
create index guesses_expiry on people.guesses (expires_at);
