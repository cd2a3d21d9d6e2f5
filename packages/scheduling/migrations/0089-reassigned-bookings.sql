-- A change of hours or time off may ask for other free people or rooms.
alter table scheduling.booking_news drop constraint booking_news_kind_check;
alter table scheduling.booking_news add constraint booking_news_kind_check
  check (kind in ('displaced', 'gone', 'rezoned', 'reassign'));
