-- The card that is kept for a fee, of the payment that its customer made for that: its scheme and
-- last four digits. A payment that was no answer to what was asked has none.
alter table scheduling.charges add column card jsonb;
