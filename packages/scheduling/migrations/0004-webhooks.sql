-- A payload is written in the database transaction of the change it tells of, and sent until it is
-- taken.

create table scheduling.webhooks (
  account_id bigint not null,
  id bigint generated always as identity,
  user_id bigint,
  name text not null,
  payload_url text not null,
  events text[] not null,
  sealed_secret text,
  send_secret_header boolean not null default false,
  paused boolean not null default false,
  status text not null default 'ready',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint webhooks_pkey primary key (account_id, id),
  constraint webhooks_status_check check (status in ('ready', 'success', 'retrying', 'failed'))
);

create table scheduling.payloads (
  account_id bigint not null,
  id bigint generated always as identity,
  webhook_id bigint not null,
  user_id bigint,
  action text not null,
  -- The bytes that are signed, and sent again unchanged.
  body text not null,
  status text not null default 'pending',
  attempts int not null default 0,
  last_sent_at timestamptz,
  -- When it is sent next; null when it is not.
  due_at timestamptz,
  -- Until when it is left to the process that is sending it.
  claimed_until timestamptz,
  response_code int,
  response_body text,
  -- Why no response came.
  failure text,
  request_headers jsonb not null default '{}',
  created_at timestamptz not null,
  constraint payloads_pkey primary key (account_id, id),
  constraint payloads_webhook_fkey foreign key (account_id, webhook_id)
    references scheduling.webhooks (account_id, id),
  constraint payloads_action_check check (action in ('create', 'update', 'delete')),
  constraint payloads_status_check
    check (status in ('pending', 'delivered', 'failing', 'failed')),
  constraint payloads_attempts_check check (attempts >= 0),
  constraint payloads_due_check check (status not in ('pending', 'failing') or due_at is not null)
);
create index payloads_webhook on scheduling.payloads (account_id, webhook_id, id);
create index payloads_due on scheduling.payloads (account_id, webhook_id, due_at)
  where due_at is not null;
create index payloads_created on scheduling.payloads (created_at);

-- A secret address at which a calendar of one resource, or of the whole account, can be read.
create table scheduling.feeds (
  account_id bigint not null,
  id bigint generated always as identity,
  resource_id bigint,
  token_hash bytea not null,
  creator_id bigint,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint feeds_pkey primary key (account_id, id),
  constraint feeds_token_unique unique (account_id, token_hash),
  constraint feeds_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id)
);
