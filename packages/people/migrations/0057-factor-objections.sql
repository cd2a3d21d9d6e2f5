-- The link in the mail about a new second factor: whoever reads the mail ends a factor that another
-- person turned on. Codes of older versions know no link, so theirs have none.
alter table people.second_factors
  add column objection_hash bytea,
  add constraint second_factors_objection_unique unique (objection_hash),
  add constraint second_factors_objection_check check (length(objection_hash) = 32);
