-- A refund without cancelling lowers the price of the appointment: its allowance.
alter table scheduling.appointments
  add column allowance bigint not null default 0,
  add constraint appointments_allowance_check check (allowance >= 0);

create table scheduling.appointment_refunds (
  account_id bigint not null,
  id bigint generated always as identity,
  appointment_id bigint not null,
  amount bigint not null,
  -- The amount less tips.
  allowance bigint not null,
  reason text,
  user_id bigint,
  created_at timestamptz not null,
  constraint appointment_refunds_pkey primary key (account_id, id),
  constraint appointment_refunds_appointment_fkey foreign key (account_id, appointment_id)
    references scheduling.appointments (account_id, id),
  constraint appointment_refunds_amount_check
    check (amount > 0 and allowance >= 0 and allowance <= amount)
);
create index appointment_refunds_appointment
  on scheduling.appointment_refunds (account_id, appointment_id);
