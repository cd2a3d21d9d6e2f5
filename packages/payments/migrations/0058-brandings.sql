-- The look of a merchant's payment pages. The name of a logo is a hash of its bytes.
create table payments.brandings (
  shard integer not null,
  merchant_id text collate "C" not null,
  color text,
  logo text,
  -- Without metadata.
  logo_bytes bytea,
  constraint brandings_pkey primary key (shard, merchant_id),
  constraint brandings_logo_check check ((logo is null) = (logo_bytes is null))
);
