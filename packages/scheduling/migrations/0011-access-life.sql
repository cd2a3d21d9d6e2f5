-- How long access tokens of an application are good: seven days, or two hours.

alter table scheduling.applications
  add column access_seconds int not null default 604800,
  add constraint applications_access_check check (access_seconds in (604800, 7200));
