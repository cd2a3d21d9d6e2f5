-- Days know what their booking is for, as they know their resource, so that reports add up days
-- alone, and read them out of their index.
drop index scheduling.booking_durations_resource;
alter table scheduling.booking_durations add column client_id bigint, add column project_id bigint;
update scheduling.booking_durations d set client_id = b.client_id, project_id = b.project_id
from scheduling.bookings b
where b.account_id = d.account_id and b.id = d.booking_id
  and (b.client_id is not null or b.project_id is not null);
create index booking_durations_resource
  on scheduling.booking_durations (account_id, resource_id, day, booking_id)
  include (duration, waiting, tentative, client_id, project_id);
