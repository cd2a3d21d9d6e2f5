-- Nothing is kept of what happened to a merchant before anything was told of it. Whoever asks for
-- what followed something of that time is answered as where events were removed. An event may have
-- got its id by a clock that was behind that of the database: what was told counts.
with raised as (
  update payments.heads h
  set removed_through = least(since, (
      select left(e.id, 11) || repeat('0', 13) from payments.events e
      where e.shard = h.shard and e.merchant_id = h.merchant_id order by e.id limit 1)),
    -- No event comes to be before it.
    last_id = case last_id
      when '' then left(since, 11) || lpad(to_hex(shard), 4, '0') || repeat('0', 9)
      else last_id end
  where since <> '' and removed_through = ''
  returning shard, merchant_id, last_id, removed_through
)
-- A webhook that began before the first event has missed none.
update payments.readers r
set cursor = case right(h.last_id, 9) when repeat('0', 9) then h.last_id
  else h.removed_through end
from raised h
where r.shard = h.shard and r.merchant_id = h.merchant_id and r.cursor = '';
