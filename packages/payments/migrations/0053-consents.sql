-- What a later charge is for, where its customer agreed to purposes with a limit each.
alter table payments.authorizations add column purpose text;
create index authorizations_purpose on payments.authorizations (shard, original_id)
  where purpose is not null;
