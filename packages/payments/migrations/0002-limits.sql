-- What was used of each limit, shared by all processes. The limiter writes rows by the order of
-- these columns. Nothing is lost when a crash empties the table.

create unlogged table payments.limits (
  key text collate "C" not null,
  points int not null,
  expire bigint,
  constraint limits_pkey primary key (key)
);
create index limits_expire on payments.limits (expire);
