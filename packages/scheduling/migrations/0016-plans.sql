-- What loops, and what persons change, is found along an index, however many rows there are.
create index webhooks_deleted on scheduling.webhooks (deleted_at) where deleted_at is not null;
create index personal_tokens_expiry on scheduling.personal_tokens (expires_at)
  where expires_at is not null;
create index refresh_tokens_kept on scheduling.refresh_tokens (used_at)
  where sealed_successor is not null;
create index resources_person on scheduling.resources (user_id) where user_id is not null;
create index resource_options_option
  on scheduling.resource_options (account_id, custom_field_option_id, resource_id);
