-- What operators keep a merchant from, with its claims as they are without that.
alter table payments.merchants add column suspension jsonb;
