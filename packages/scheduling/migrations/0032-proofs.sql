-- A service can have its customers prove their address: by a link that only their mail has.
alter table scheduling.appointments
  -- When they were first asked to, from which on the time is held for that.
  add column verify_asked_at timestamptz,
  -- Of the address that they gave last.
  add column verified_at timestamptz;
