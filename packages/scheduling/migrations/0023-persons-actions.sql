-- Whoever is erased is found by what they did as an operator.
create index operator_actions_person on scheduling.operator_actions (actor text_pattern_ops)
  where actor like 'person:%';
