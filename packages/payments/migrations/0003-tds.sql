-- An authentication by 3-D Secure: one for an order. Its id is the threeDSServerTransID, whose
-- first four digits are the shard. Each change of state is made once. Rows go after a day.

create table payments.authentications (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  order_hash bytea not null,
  test boolean not null,
  state text not null default 'begun',
  deadline timestamptz not null,
  directory_server_transaction_id text,
  access_control_server_transaction_id text,
  access_control_server_url text,
  result text,
  trans_status text,
  eci text,
  cavv text,
  created_at timestamptz not null,
  constraint authentications_pkey primary key (shard, id),
  constraint authentications_order_key unique (shard, order_hash),
  constraint authentications_state_check
    check (state in ('begun', 'asked', 'challenged', 'ended')),
  constraint authentications_result_check check ((state = 'ended') = (result is not null)),
  constraint authentications_challenge_check check (state <> 'challenged' or (
    directory_server_transaction_id is not null
    and access_control_server_transaction_id is not null
    and access_control_server_url is not null))
);
create index authentications_created on payments.authentications (created_at);

-- What the simulated issuer remembers of a challenge. The code is shown on its page.
create table payments.issuer_challenges (
  shard int not null,
  id text collate "C" not null,
  server_transaction_id text collate "C" not null,
  directory_server_transaction_id text not null,
  message_category text not null,
  notification_url text not null,
  merchant_name text not null,
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  last4 text not null,
  scheme text not null,
  code text not null,
  automatic text,
  attempts smallint not null default 0,
  trans_status text,
  challenge_cancel text,
  deadline timestamptz not null,
  constraint issuer_challenges_pkey primary key (shard, id),
  constraint issuer_challenges_attempts_check check (attempts between 0 and 3)
);
create index issuer_challenges_deadline on payments.issuer_challenges (deadline);
