-- Staff may undo a cancellation for some seconds. Until then its refund waits, with the former
-- amount to keep.
alter table scheduling.charges
  add column waits_until timestamptz,
  add column former_keep bigint;
-- What the cancellation changed. Null: it cannot be undone.
alter table scheduling.appointments add column undo jsonb;
