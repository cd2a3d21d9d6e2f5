-- Whoever is erased is found by what they did as an operator.
create index actions_person on desk.actions (actor text_pattern_ops) where actor like 'person:%';
