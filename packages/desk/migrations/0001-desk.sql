create schema desk;

-- Nothing is lost when a crash empties the table but the count of the last minute.
create unlogged table desk.limits (
  key text collate "C" not null,
  points int not null,
  expire bigint,
  constraint limits_pkey primary key (key)
);
create index limits_expire on desk.limits (expire);
