-- A plan that was made when there were none went through all of a shard, with which the key began.
-- Without the shard in it there is one way only: by what is looked for. That an id is there once
-- follows from how it is drawn.
alter table payments.news drop constraint news_pkey;
create index news_about on payments.news (merchant_id, about, id);
