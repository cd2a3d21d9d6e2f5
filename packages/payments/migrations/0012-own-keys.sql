-- What was derived from the master key hangs on keys of its own from now on. Those of a database
-- that was used before begin as what was derived.
insert into sealing.keys (name, since, sealed)
select 'frontdesk', 0, value from payments.checks where name = 'master key'
on conflict do nothing;

insert into sealing.keys (name, since)
select name, 0
from unnest(array['fingerprint:card', 'fingerprint:order', 'fingerprint:idempotency',
  'seal:token pcn', 'seal:token pcsc', 'seal:hint', 'seal:link terms']) as name
where exists (select from payments.checks where checks.name = 'master key')
on conflict do nothing;

drop table payments.checks;
