-- Whoever is erased is found by what they did at merchants, by what was done to them, and by what
-- they are there.
create index merchant_acts_person on payments.merchant_acts (actor, shard)
  where actor like 'person:%';
create index merchant_acts_subject on payments.merchant_acts (subject, shard)
  where act like 'user.%';
create index refunders_person on payments.refunders (person_id, shard);
create index merchant_users_person on payments.merchant_users (person_id);
create index operator_actions_person on payments.operator_actions (actor text_pattern_ops)
  where actor like 'person:%';
