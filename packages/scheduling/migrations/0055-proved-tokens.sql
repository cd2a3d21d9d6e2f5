-- What needs a second factor at the desk needs a token that was given after proving one. Tokens
-- from before were given without: those acts take a new token.
alter table scheduling.grants add column proved_at timestamptz;
alter table scheduling.personal_tokens add column proved_at timestamptz;
