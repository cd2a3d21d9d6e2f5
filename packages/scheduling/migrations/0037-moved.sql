-- A session's moment follows from what clocks show where it is: when a zone changes, or the world's
-- rules for it, it is derived anew.

-- The version of the rules that it was derived by, never to go back to older ones; of a process
-- that says none yet, the oldest.
alter table scheduling.sessions add column zone_rules text collate "C" not null default '';

alter table scheduling.booking_news drop constraint booking_news_kind_check;
alter table scheduling.booking_news add constraint booking_news_kind_check
  check (kind in ('displaced', 'gone', 'rezoned'));

-- Those whom an appointment was moved away from, who are told as well.
alter table scheduling.notices add column left_ids bigint[] not null default '{}';
