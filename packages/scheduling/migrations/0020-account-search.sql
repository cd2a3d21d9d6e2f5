-- Operators look accounts up by how their names begin, and by who owns them.

create index accounts_name on scheduling.accounts (lower(name) collate "C");

create index accounts_owner on scheduling.accounts (owner_id, id);
