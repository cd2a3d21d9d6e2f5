-- Who has access to a merchant: apps and persons alike, looked up by whoever calls.
alter table payments.merchant_users
  add column role text not null default 'viewer',
  add constraint merchant_users_role_check
    check (role in ('owner', 'manager', 'support', 'accountant', 'viewer'));

alter table payments.merchant_apps rename to merchant_access;
alter table payments.merchant_access rename column app_id to caller_id;
alter table payments.merchant_access
  rename constraint merchant_apps_pkey to merchant_access_pkey;
alter table payments.merchant_access drop constraint merchant_apps_app_fkey;
alter index payments.merchant_apps_app rename to merchant_access_caller;
alter table payments.merchant_access
  add column app_id text collate "C",
  add column person_id text collate "C";
update payments.merchant_access set app_id = caller_id;
insert into payments.merchant_access (merchant_id, caller_id, person_id)
  select merchant_id, person_id, person_id from payments.merchant_users
  where accepted_at is not null;
alter table payments.merchant_access
  add constraint merchant_access_caller_check check (
    num_nonnulls(app_id, person_id) = 1 and caller_id = coalesce(app_id, person_id)),
  add constraint merchant_access_app_fkey foreign key (app_id) references payments.apps (id),
  add constraint merchant_access_person_fkey
    foreign key (merchant_id, person_id) references payments.merchant_users;
create index merchant_access_app on payments.merchant_access (merchant_id, app_id)
  where app_id is not null;
