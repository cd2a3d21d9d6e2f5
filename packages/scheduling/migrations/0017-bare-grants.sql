-- Grants go with the last code or token of them: those that a process left without any, when it
-- stopped in between, would stay.
delete from scheduling.grants g
where created_at < now() - interval '1 day'
  and not exists (select from scheduling.authorization_codes where grant_id = g.id)
  and not exists (select from scheduling.access_tokens where grant_id = g.id)
  and not exists (select from scheduling.refresh_tokens where grant_id = g.id)
  and not exists (select from scheduling.feeds where grant_id = g.id)
  and not exists (select from scheduling.webhooks where grant_id = g.id);
