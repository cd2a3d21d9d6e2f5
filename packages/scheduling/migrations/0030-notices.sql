-- Whose turn it is to send the mails that are due.

alter table scheduling.notices
  -- When an appointment began that was moved.
  add column started_at timestamptz,
  -- Of a reminder: so many minutes before the start.
  add column lead integer,
  add column attempts integer not null default 0,
  add column claimed_until timestamptz,
  add column claimed_by uuid;

-- Reminders lie here for months, and what is due is sought among those of all accounts.
drop index scheduling.notices_due;
create index notices_due on scheduling.notices (due_at);
