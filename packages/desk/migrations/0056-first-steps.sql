-- The first steps on Home stay until an owner or administrator dismisses them, for a merchant or an
-- account. Workspaces older than two weeks are in use and do not get them.
create table desk.dismissed_steps (
  half text collate "C" not null,
  dismissed_at timestamptz not null,
  constraint dismissed_steps_pkey primary key (half)
);

insert into desk.dismissed_steps (half, dismissed_at)
select half, now() from (
  select 'merchant ' || merchant_id as half from desk.places
  where merchant_id is not null and created_at < now() - interval '14 days'
  union
  select 'account ' || account_id from desk.places
  where account_id is not null and created_at < now() - interval '14 days'
) as halves;
