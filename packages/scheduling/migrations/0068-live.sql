-- Since when an account takes real payments. It takes no test merchant from then on.
alter table scheduling.accounts add column live_since timestamptz;

update scheduling.accounts a set live_since = c.created_at
from scheduling.connections c where c.account_id = a.id and not c.is_test;

update scheduling.accounts a set live_since = e.at
from (
  select account_id, min(at) as at from scheduling.audit_entries
  where kind = 'merchant' and 'false' in (after ->> 'test', became ->> 'test')
  group by account_id
) e
where e.account_id = a.id;
