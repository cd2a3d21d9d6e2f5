-- The user who caused the mail, and needs none about it. Null for customers and for work in the
-- background.
alter table scheduling.notices add column actor_id bigint;
