-- The zones that a resource had before its present one, in order: [{"until", "timezone"}], each
-- until the first day of the one that follows. Those of so far are read from what was booked.
alter table scheduling.resources add column former_zones jsonb not null default '[]';

update scheduling.resources r set former_zones = f.zones
from (
  select account_id, resource_id,
    jsonb_agg(jsonb_build_object('until', until, 'timezone', timezone) order by until) as zones
  from (
    select distinct on (d.account_id, d.resource_id, max(d.day) + 1) d.account_id, d.resource_id,
      d.timezone, max(d.day) + 1 as until
    from scheduling.booking_durations d
    join scheduling.resources r on r.account_id = d.account_id and r.id = d.resource_id
    where d.timezone <> r.timezone
    group by d.account_id, d.resource_id, d.timezone
  ) former
  group by account_id, resource_id
) f
where r.account_id = f.account_id and r.id = f.resource_id;
