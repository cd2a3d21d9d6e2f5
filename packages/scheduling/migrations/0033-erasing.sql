-- Customers are forgotten: when they ask for it, or were not seen for as long as an account says.

alter table scheduling.clients add column erased_at timestamptz;

-- What was typed by whoever never became a client.
create index appointments_abandoned on scheduling.appointments (account_id, lower(email))
  where client_id is null and email is not null;
