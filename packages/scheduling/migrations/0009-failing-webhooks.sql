-- How a receiver does lately, so that one that does not answer holds up nobody else.

alter table scheduling.webhooks
  -- The attempts in a row that failed.
  add column failures int not null default 0,
  add column failing_since timestamptz,
  add column tried_at timestamptz,
  -- When the administrators were told that it has failed for long.
  add column told_at timestamptz,
  add constraint webhooks_failures_check
    check (failures >= 0 and (failures > 0) = (failing_since is not null));
