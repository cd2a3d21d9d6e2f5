-- Accounts that wait for an operator's approval are found without the others.
create index accounts_waiting on scheduling.accounts (id)
  where approved_at is null and suspended_at is null;
