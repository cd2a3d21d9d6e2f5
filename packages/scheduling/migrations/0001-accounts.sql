-- Ids are whole numbers, each drawn from one sequence for the whole installation. Whatever belongs
-- to an account has its account_id in every key, so that the tables can be distributed by it.

create extension if not exists btree_gist;
create schema scheduling;

-- Outside the accounts: small tables that are looked up before an account is known.

create table scheduling.checks (
  name text not null,
  value text not null,
  constraint checks_pkey primary key (name)
);

create table scheduling.users (
  id bigint generated always as identity,
  person_id text collate "C" not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  image text,
  timezone text not null,
  last_activity_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint users_pkey primary key (id),
  constraint users_person_unique unique (person_id)
);

create table scheduling.operator_actions (
  id bigint generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint operator_actions_pkey primary key (id)
);

create table scheduling.accounts (
  id bigint generated always as identity,
  subdomain text not null,
  name text not null,
  owner_id bigint not null,
  timezone text not null,
  -- Whether things that are not people are booked for specific times only.
  is_timed_only boolean not null default false,
  suspended_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint accounts_pkey primary key (id),
  constraint accounts_subdomain_unique unique (subdomain),
  constraint accounts_subdomain_check check (subdomain ~ '^[a-z][a-z0-9-]{0,62}$'),
  constraint accounts_owner_fkey foreign key (owner_id) references scheduling.users (id)
);

-- Of an account.

create table scheduling.memberships (
  account_id bigint not null,
  user_id bigint not null,
  permissions text not null,
  booking_rights text not null,
  client_rights text not null,
  project_rights text not null,
  resource_rights text not null,
  report_rights text not null,
  color text not null,
  activation_state text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint memberships_pkey primary key (account_id, user_id),
  constraint memberships_permissions_check
    check (permissions in ('basic_user', 'manager', 'administrator', 'custom')),
  constraint memberships_rights_check check (
    booking_rights in ('none', 'view', 'manage_own', 'manage_all')
    and client_rights in ('none', 'view', 'manage_own', 'manage_all')
    and project_rights in ('none', 'view', 'manage_own', 'manage_all')
    and resource_rights in ('none', 'view', 'manage_own', 'manage_all')
    and report_rights in ('none', 'view')
  ),
  constraint memberships_activation_check check (activation_state in ('pending', 'active'))
);
create index memberships_user on scheduling.memberships (user_id, account_id);

-- Who changed what, through which application; before and after as the API shows them.
create table scheduling.audit_entries (
  account_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  user_id bigint,
  application_id bigint,
  kind text not null,
  subject_id bigint not null,
  action text not null,
  before jsonb,
  after jsonb,
  request_id text,
  constraint audit_entries_pkey primary key (account_id, id),
  constraint audit_entries_action_check check (action in ('create', 'update', 'delete'))
);
create index audit_entries_subject on scheduling.audit_entries (account_id, kind, subject_id, id);

create table scheduling.idempotency (
  account_id bigint not null,
  scope bytea not null,
  body bytea not null,
  created_at timestamptz not null,
  status smallint not null,
  headers jsonb not null,
  -- The body of the answer.
  sealed text,
  constraint idempotency_pkey primary key (account_id, scope)
);
create index idempotency_created on scheduling.idempotency (created_at);

-- What was used of each limit, shared by all processes; nothing is lost when a crash empties it.
create unlogged table scheduling.limits (
  key text collate "C" not null,
  points int not null,
  expire bigint,
  constraint limits_pkey primary key (key)
);
create index limits_expire on scheduling.limits (expire);
