-- Lists of the operator go by ids across the shards.
create index merchants_id on payments.merchants (id);
create index payouts_id on payments.payouts (id);
