-- Counts the captures, refunds and voids of a transaction where they are decided: on the locked
-- row.

alter table payments.transactions add column movements int not null default 0;

update payments.transactions t set movements = counted.movements
from (
  select shard, transaction_id, count(*) as movements from payments.entries
  where kind <> 'dispute' group by shard, transaction_id
) counted
where t.shard = counted.shard and t.id = counted.transaction_id;
