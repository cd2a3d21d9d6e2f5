-- Days of its range that availability or time off took out of a booking: it is not listed for them,
-- and looking at it again does not bring them back.
alter table scheduling.bookings add column days_out date[] not null default '{}';
