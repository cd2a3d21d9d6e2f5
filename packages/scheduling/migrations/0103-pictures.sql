-- The logo of an account: the name of its row in pictures, from a hash of its bytes.
alter table scheduling.booking_pages add column logo text;

create table scheduling.pictures (
  account_id bigint not null,
  name text not null,
  -- Without metadata.
  bytes bytea not null,
  created_at timestamptz not null,
  constraint pictures_pkey primary key (account_id, name)
);
