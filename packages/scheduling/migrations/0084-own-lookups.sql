-- Bookings that were on a member's resource, for their ended appointments. Few rows: kept ones have
-- an index.
create index bookings_resource_left on scheduling.bookings (account_id, resource_id, session_id)
  where deleted_at is not null and session_id is not null;
-- Clients that a member added.
create index clients_creator on scheduling.clients (account_id, creator_id, id)
  where creator_id is not null;
