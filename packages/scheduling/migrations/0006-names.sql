-- Users are called as the persons are that they are: names changed before now did not reach them.

update scheduling.users u
set first_name = split_part(trim(p.name), ' ', 1),
  last_name = trim(substr(trim(p.name), length(split_part(trim(p.name), ' ', 1)) + 1)),
  updated_at = greatest(u.updated_at, p.updated_at)
from people.persons p
where p.id = u.person_id and p.name is not null and p.erased_at is null
  and trim(u.first_name || ' ' || u.last_name) <> trim(p.name);
