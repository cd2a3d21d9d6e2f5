-- What overlaps days of an account is found by its column, and not by a range that has it alone, so
-- that the statement says whose rows it wants.
drop index scheduling.bookings_days;
create index bookings_days on scheduling.bookings
  using gist (account_id, daterange(start_date, end_date, '[]'));
drop index scheduling.downtimes_days;
create index downtimes_days on scheduling.downtimes
  using gist (account_id, daterange(first_day, last_day, '[]'));
