-- What a process works on is its own until a time by the clock of the database. When it is due next
-- is another thing, and by the clock of whoever decides that.
alter table payments.instructions add column claimed_until timestamptz;
alter table payments.authorizations add column claimed_until timestamptz;
alter table payments.deliveries add column claimed_until timestamptz;
