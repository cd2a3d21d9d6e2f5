-- Staff may give back more than the terms, never less: what cancelling gave back as staff moved an
-- appointment is the least that it gives back from then on.
alter table scheduling.appointments
  add column refund_least smallint,
  add constraint appointments_least_check check (refund_least between 0 and 100);
