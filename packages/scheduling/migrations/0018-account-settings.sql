-- The week of new resources: what every account had until now.
alter table scheduling.accounts add column default_periods jsonb not null default '[
  {"week_day": 1, "start_time": 540, "end_time": 1020},
  {"week_day": 2, "start_time": 540, "end_time": 1020},
  {"week_day": 3, "start_time": 540, "end_time": 1020},
  {"week_day": 4, "start_time": 540, "end_time": 1020},
  {"week_day": 5, "start_time": 540, "end_time": 1020}]';
alter table scheduling.accounts
  add constraint accounts_periods_check check (jsonb_typeof(default_periods) = 'array');
