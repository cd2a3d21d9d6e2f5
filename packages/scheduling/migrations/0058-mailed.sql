-- The first mail about an appointment goes to an address that a stranger may have typed. A default
-- marks the rows of today without a rewrite of the table.
alter table scheduling.appointments add column mailed_at timestamptz default now();
alter table scheduling.appointments alter column mailed_at drop default;
