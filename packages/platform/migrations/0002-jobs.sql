-- pg-boss made the tables of an older version. Its waiting, running and failed jobs move to these.
do $$ begin
  if to_regclass('jobs.job') is not null then
    alter schema jobs rename to former_jobs;
  end if;
end $$;

create schema if not exists jobs;

-- The next time of `* * * * *`, `*/m * * * *`, `m * * * *` or `m h * * *` in UTC; of others null.
create function jobs.next_run(cron text, since timestamptz) returns timestamptz
language sql immutable strict as $$
  select to_timestamp(
    ((floor((extract(epoch from since) - start) / period) + 1) * period + start)::float8)
  from (select
      case
        when cron ~ '^\d+ \d+ \* \* \*$' then 86400
        when cron ~ '^\d+ \* \* \* \*$' then 3600
        when cron ~ '^\*(/\d+)? \* \* \* \*$'
          then 60 * coalesce(substring(cron from '^\*/(\d+)')::int, 1)
      end as period,
      60 * coalesce(substring(cron from '^(\d+)')::int, 0)
        + 3600 * coalesce(substring(cron from '^\d+ (\d+)')::int, 0) as start
  ) as given
$$;

create table jobs.schedule (
  name text not null,
  cron text not null,
  due_at timestamptz not null,
  constraint schedule_pkey primary key (name)
);

create table jobs.job (
  name text not null,
  id uuid not null default gen_random_uuid(),
  data jsonb,
  -- At most one unfinished job of the queue.
  exclusive boolean not null default false,
  state text not null default 'created',
  attempts int not null default 0,
  start_after timestamptz not null default now(),
  claimed_until timestamptz,
  output jsonb,
  created_on timestamptz not null default now(),
  completed_on timestamptz,
  constraint job_pkey primary key (name, id),
  constraint job_state_check check (state in ('created', 'failed'))
);
create index job_due on jobs.job (name, start_after) where state = 'created';
create unique index job_exclusive on jobs.job (name) where exclusive and state = 'created';
create index job_failed on jobs.job (completed_on) where state = 'failed';

do $$ begin
  if to_regclass('former_jobs.job') is null then return; end if;
  insert into jobs.schedule (name, cron, due_at)
  select s.name, s.cron, jobs.next_run(s.cron, coalesce(v.cron_on, now()))
  from former_jobs.schedule s cross join former_jobs.version v
  where jobs.next_run(s.cron, now()) is not null;
  -- pg-boss counts the first attempt only in `started_on`.
  insert into jobs.job
    (name, id, data, exclusive, state, attempts, start_after, output, created_on, completed_on)
  select name, id, data, coalesce(policy = 'exclusive', false),
    case state when 'failed' then 'failed' else 'created' end,
    case when started_on is null then 0 else retry_count + 1 end,
    start_after, output, created_on, completed_on
  from former_jobs.job
  where state in ('created', 'retry', 'active', 'failed') and name not like '\_\_pgboss\_\_%'
  on conflict do nothing;
  drop schema former_jobs cascade;
end $$;
