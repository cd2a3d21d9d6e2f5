-- A session ends after ninety days in any case, also one that began before that was so.
update people.sessions set expires_at = created_at + interval '90 days'
where expires_at > created_at + interval '90 days';
