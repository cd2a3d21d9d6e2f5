-- Clients are found by the words of their name, the beginning of their e-mail address and the last
-- digits of their phone number. Each lexeme begins with the account, so that a search reads the
-- entries of one account only; the digits stand in reverse, so that the last ones begin the lexeme.
create index clients_sought on scheduling.clients using gin (array_to_tsvector(
  regexp_split_to_array(account_id::text || ':n:' || regexp_replace(
    regexp_replace(lower(name), '^\s+|\s+$', '', 'g'), '\s+', ' ' || account_id::text || ':n:', 'g'
  ), ' ')
  || (account_id::text || ':e:' || coalesce(lower(email), ''))
  || (account_id::text || ':p:' || coalesce(reverse(regexp_replace(phone, '\D', '', 'g')), ''))
)) where deleted_at is null;
