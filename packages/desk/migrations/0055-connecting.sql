-- The desk connects a shop and a studio that were begun together, and tries an interrupted
-- connection again from this time on. Null: there is nothing to connect. Null for older places,
-- too: their owners connected them by hand, or did not want to.
alter table desk.places add column connect_at timestamptz;
