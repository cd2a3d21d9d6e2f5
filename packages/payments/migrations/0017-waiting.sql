-- For how long something has waited to be told to the acquirer, however often that was tried.

alter table payments.instructions add column since timestamptz;
update payments.instructions set since = due_at;
alter table payments.instructions
  -- Whoever is of before and still runs does not say it.
  alter column since set default now(),
  alter column since set not null;
create index instructions_since on payments.instructions (since);
create index authorizations_reversing_since on payments.authorizations (deadline)
  where state = 'reversing';
