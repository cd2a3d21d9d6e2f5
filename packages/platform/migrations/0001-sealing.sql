create schema sealing;

-- Keys that the master key only seals: what hangs on them stays when the master key changes. Of a
-- name the highest `since` counts; earlier ones were given up with a master key that was lost.
-- Without `sealed` a key begins as what is derived from the master key.
create table sealing.keys (
  name text collate "C" not null,
  since integer not null,
  sealed text,
  constraint keys_pkey primary key (name, since)
);

-- The version of the master key that seals are made with, and the older ones that open what is not
-- resealed yet.
create table sealing.state (
  id boolean not null default true,
  version integer not null,
  needed integer[] not null,
  begun_at timestamptz,
  adopted_at timestamptz,
  ended_at timestamptz,
  constraint state_pkey primary key (id),
  constraint state_id_check check (id)
);

-- The processes that run on this database, with the versions they know and the one they seal with.
create table sealing.processes (
  id uuid not null,
  place text not null,
  versions integer[] not null,
  version integer not null,
  seen_at timestamptz not null,
  constraint processes_pkey primary key (id)
);

-- How far the resealing of each column is.
create table sealing.columns (
  name text collate "C" not null,
  place jsonb,
  total bigint,
  seen bigint not null default 0,
  resealed bigint not null default 0,
  unreadable bigint not null default 0,
  ended_at timestamptz,
  constraint columns_pkey primary key (name)
);
