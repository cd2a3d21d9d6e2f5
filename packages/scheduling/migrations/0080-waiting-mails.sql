-- A mail about a change may wait. A later change replaces it, and states the time, place and
-- resources that its reader knows. Null former_ids: the mail goes out at once.
alter table scheduling.notices
  add column former_end timestamptz,
  add column former_ids bigint[];
