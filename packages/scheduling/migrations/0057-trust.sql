-- Mails of an account have its own words only if an operator approved the account, or opened it.
alter table scheduling.accounts add column approved_at timestamptz;

update scheduling.accounts set approved_at = created_at where id in (
  select case when subject ~ '^[0-9]{1,15}$' then subject::bigint end
  from scheduling.operator_actions where action = 'account.open'
);
