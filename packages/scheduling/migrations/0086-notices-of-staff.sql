-- Mails to the person behind a resource about their appointments.
alter table scheduling.resources
  add column notices text not null default 'each',
  add constraint resources_notices_check check (notices in ('each', 'none'));
