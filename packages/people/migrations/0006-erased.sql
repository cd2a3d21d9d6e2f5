-- Whoever knows something of persons looks who was erased lately.
create index persons_erased on people.persons (erased_at) where erased_at is not null;
