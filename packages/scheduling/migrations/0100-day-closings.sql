-- A day's end: the cash counted, beside a copy of the day's report. Never changed.
create index receipts_issued on scheduling.receipts (account_id, issued_at, id);

create table scheduling.day_closings (
  account_id bigint not null,
  id bigint generated always as identity,
  day date not null,
  -- [{currency, expected, counted, difference}]
  cash jsonb not null,
  report jsonb not null,
  user_id bigint,
  created_at timestamptz not null,
  constraint day_closings_pkey primary key (account_id, id)
);
create index day_closings_day on scheduling.day_closings (account_id, day, id);
