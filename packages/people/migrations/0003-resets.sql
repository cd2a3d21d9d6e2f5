-- What the token of a link to choose a password is made from, with a key outside the database:
-- whoever asks again is sent the same link. Links from before have none.
alter table people.proofs
  add column seed bytea,
  add constraint proofs_seed_check check (length(seed) = 32);
