-- The lines of a payout are looked up by it.
create index lines_payout on payments.lines (shard, payout_id) where kind = 'payout';

-- A plan that was made when there were none took this for the index of their ids: both began with
-- the shard.
alter table payments.authentications drop constraint authentications_order_key;
alter table payments.authentications
  add constraint authentications_order_key unique (order_hash, shard);
