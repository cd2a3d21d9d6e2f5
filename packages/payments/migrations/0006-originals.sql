-- A payment from a follow-up was kept as made from that. It is its original's, as all are from now
-- on.
with recursive origins as (
  select a.shard, a.id, a.original_id as origin, 0 as steps
  from payments.authorizations a
  join payments.transactions t on t.shard = a.shard and t.id = a.original_id
  join payments.authorizations before on before.shard = t.shard and before.id = t.authorization_id
  where a.original_id is not null and before.original_id is not null
  union all
  select o.shard, o.id, before.original_id, o.steps + 1
  from origins o
  join payments.transactions t on t.shard = o.shard and t.id = o.origin
  join payments.authorizations before on before.shard = t.shard and before.id = t.authorization_id
  where before.original_id is not null
)
update payments.authorizations a
set original_id = o.origin
from (
  select distinct on (shard, id) shard, id, origin from origins order by shard, id, steps desc
) o
where a.shard = o.shard and a.id = o.id;
