-- Contact addresses that merchants had before: their readers are told what happens to a merchant.
create table payments.former_contacts (
  shard integer not null,
  merchant_id text collate "C" not null,
  email text not null,
  until timestamptz not null,
  constraint former_contacts_pkey primary key (shard, merchant_id, email)
);
create index former_contacts_until on payments.former_contacts (until);

-- What makes whoever asked the owner of a test merchant: a link to its contact address.
create table payments.claims (
  shard integer not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  token_hash bytea not null,
  expires_at timestamptz not null,
  constraint claims_pkey primary key (shard, merchant_id, person_id)
);
create index claims_expired on payments.claims (expires_at);
create index claims_person on payments.claims (person_id, shard);

-- Owners whom operators name for live merchants that have none, unless somebody objects.
create table payments.namings (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  due_at timestamptz not null,
  state text not null,
  objected_by text,
  ended_at timestamptz,
  constraint namings_pkey primary key (shard, id),
  constraint namings_state_check
    check (state in ('waiting', 'objected', 'overruled', 'named', 'refused', 'lapsed')),
  constraint namings_ended_check
    check ((state in ('waiting', 'objected', 'overruled')) = (ended_at is null))
);
create unique index namings_open on payments.namings (shard, merchant_id) where ended_at is null;
create index namings_merchant on payments.namings (shard, merchant_id, id);
create index namings_person on payments.namings (person_id, shard);
create index namings_due on payments.namings (due_at) where state in ('waiting', 'overruled');

-- Who was told of a naming, each by a link of their own.
create table payments.naming_notices (
  shard integer not null,
  naming_id text collate "C" not null,
  token_hash bytea not null,
  email text not null,
  constraint naming_notices_pkey primary key (shard, naming_id, token_hash)
);
