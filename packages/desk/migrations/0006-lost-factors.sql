-- Why a factor was said to be lost is forgotten with its person.
create index actions_factor_lost on desk.actions (subject) where action = 'person.factor_lost';
