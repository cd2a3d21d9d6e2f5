-- Applications of others and what people allowed them. Secrets and tokens are kept as hashes.

create table scheduling.applications (
  id bigint generated always as identity,
  owner_id bigint not null,
  client_id text not null,
  name text not null,
  redirect_urls text[] not null,
  confidential boolean not null,
  secret_hash bytea,
  may_use_passwords boolean not null default false,
  scopes text[] not null,
  requests_per_window int not null default 33,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint applications_pkey primary key (id),
  constraint applications_client_id_unique unique (client_id),
  constraint applications_owner_fkey foreign key (owner_id) references scheduling.users (id),
  constraint applications_secret_check check (confidential = (secret_hash is not null)),
  constraint applications_passwords_check check (confidential or not may_use_passwords),
  constraint applications_limit_check check (requests_per_window > 0)
);
create index applications_owner on scheduling.applications (owner_id, id);

-- What one person allowed one application, once; every token hangs on it and falls with it. Its row
-- is locked before any of them changes.
create table scheduling.grants (
  id bigint generated always as identity,
  application_id bigint not null,
  user_id bigint not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint grants_pkey primary key (id),
  constraint grants_application_fkey foreign key (application_id)
    references scheduling.applications (id),
  constraint grants_user_fkey foreign key (user_id) references scheduling.users (id)
);
create index grants_application on scheduling.grants (application_id, id);
create index grants_user on scheduling.grants (user_id, id);

create table scheduling.authorization_codes (
  hash bytea not null,
  grant_id bigint not null,
  -- Null when the application did not name it: then it need not be named again.
  redirect_url text,
  code_challenge text,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint authorization_codes_pkey primary key (hash),
  constraint authorization_codes_grant_fkey foreign key (grant_id) references scheduling.grants (id)
);
create index authorization_codes_grant on scheduling.authorization_codes (grant_id);
create index authorization_codes_expiry on scheduling.authorization_codes (expires_at);

create table scheduling.access_tokens (
  hash bytea not null,
  grant_id bigint not null,
  -- Those of the grant, or fewer when fewer were asked for.
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint access_tokens_pkey primary key (hash),
  constraint access_tokens_grant_fkey foreign key (grant_id) references scheduling.grants (id)
);
create index access_tokens_grant on scheduling.access_tokens (grant_id);
create index access_tokens_expiry on scheduling.access_tokens (expires_at);

create table scheduling.refresh_tokens (
  hash bytea not null,
  grant_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The pair that came of it, sealed, for an answer that was lost on the way.
  sealed_successor text,
  constraint refresh_tokens_pkey primary key (hash),
  constraint refresh_tokens_grant_fkey foreign key (grant_id) references scheduling.grants (id)
);
create index refresh_tokens_grant on scheduling.refresh_tokens (grant_id);
create index refresh_tokens_expiry on scheduling.refresh_tokens (expires_at);

-- A token that a person made for a program of their own; for the rate limit an application by
-- itself.
create table scheduling.personal_tokens (
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null,
  hash bytea not null,
  prefix text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint personal_tokens_pkey primary key (id),
  constraint personal_tokens_hash_unique unique (hash),
  constraint personal_tokens_user_fkey foreign key (user_id) references scheduling.users (id)
);
create index personal_tokens_user on scheduling.personal_tokens (user_id, id);
