-- An objection reads an account's changes of users and webhooks since the first foreign change, in
-- order and in portions, and finds the accounts that removed the person.
create index audit_entries_access on scheduling.audit_entries (account_id, at, id)
  where kind in ('user', 'webhook');
create index audit_entries_removed on scheduling.audit_entries (subject_id, at)
  where kind = 'user' and action = 'delete';
