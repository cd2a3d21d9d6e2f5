-- A client's appointments by start, for the client's history.
create index appointments_client_start
  on scheduling.appointments (account_id, client_id, starts_at, id) where client_id is not null;
