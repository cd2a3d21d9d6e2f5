-- What customers are sent to, and whose turn it is.

-- The page on which a deposit is paid.
alter table scheduling.deposits add column url text not null default '';

create index connections_due on scheduling.connections (account_id, sweep_due_at);
create index charges_unsettled on scheduling.charges (account_id, id)
  where state in ('open', 'failing');
