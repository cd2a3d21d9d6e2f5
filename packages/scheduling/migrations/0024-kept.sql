-- What an entry keeps from now on: of what became of its subject what is not expected, and of what
-- that was before what was otherwise. Entries from before have `before` and `after` whole.
alter table scheduling.audit_entries add column was json, add column became json;

-- The id of a request is mostly one that the server draws; `request_id` has it where it is another.
alter table scheduling.audit_entries add column request uuid;
