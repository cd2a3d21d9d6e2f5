-- What somebody did is found when they are erased; apps, payers and operators are not looked for.
create index news_person on payments.news (actor, shard) where actor like 'person:%';
create index authorizations_person on payments.authorizations (actor, shard)
  where actor like 'person:%';
create index entries_person on payments.entries (actor, shard) where actor like 'person:%';
create index events_person on payments.events (actor, shard) where actor like 'person:%';

-- Whose doing the event is. Until now it was nobody's that can be erased.
alter table payments.deliveries add column actor text;
create index deliveries_person on payments.deliveries (actor, shard) where actor like 'person:%';
