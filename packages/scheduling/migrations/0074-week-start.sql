-- The first day of a week in calendars and reports. Null: by the reader's language.
alter table scheduling.accounts add column week_start text
  constraint accounts_week_start_known check (week_start in ('monday', 'saturday', 'sunday'));
