-- Members with `own_only` see their own appointments and clients alone.
alter table scheduling.memberships
  add column own_only boolean not null default false,
  add constraint memberships_own_only_check check (not own_only or permissions <> 'administrator'
    and 'manage_all' not in (booking_rights, client_rights, project_rights, resource_rights));
