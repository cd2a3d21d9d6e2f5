-- The order of people and rooms in calendars, lowest first. Null: after these, by id.
alter table scheduling.resources add column position integer
  constraint resources_position_check check (position >= 0);
