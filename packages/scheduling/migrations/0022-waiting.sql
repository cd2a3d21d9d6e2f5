-- What waits is little of all there is, and asked for by itself.
create index booking_durations_waiting on scheduling.booking_durations (account_id, booking_id)
  where waiting;
