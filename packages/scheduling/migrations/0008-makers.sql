-- A feed or a webhook ends with the token it was made through; without one it belongs to the
-- membership of its maker.

alter table scheduling.feeds
  add column grant_id bigint,
  add column personal_token_id bigint,
  add constraint feeds_grant_fkey foreign key (grant_id) references scheduling.grants (id),
  add constraint feeds_personal_token_fkey foreign key (personal_token_id)
    references scheduling.personal_tokens (id),
  add constraint feeds_token_check check (grant_id is null or personal_token_id is null);
create index feeds_grant on scheduling.feeds (grant_id) where grant_id is not null;
create index feeds_personal_token on scheduling.feeds (personal_token_id)
  where personal_token_id is not null;

alter table scheduling.webhooks
  add column grant_id bigint,
  add column personal_token_id bigint,
  add column paused_reason text,
  add constraint webhooks_grant_fkey foreign key (grant_id) references scheduling.grants (id),
  add constraint webhooks_personal_token_fkey foreign key (personal_token_id)
    references scheduling.personal_tokens (id),
  add constraint webhooks_token_check check (grant_id is null or personal_token_id is null),
  add constraint webhooks_paused_reason_check
    check (paused_reason is null or (paused and paused_reason = 'maker_left'));
create index webhooks_grant on scheduling.webhooks (grant_id) where grant_id is not null;
create index webhooks_personal_token on scheduling.webhooks (personal_token_id)
  where personal_token_id is not null;

-- Feeds of who left show nothing any more, and are not to show it again.
update scheduling.feeds f set revoked_at = now()
where f.revoked_at is null and f.creator_id is not null and not exists (
  select from scheduling.memberships m
  where m.account_id = f.account_id and m.user_id = f.creator_id
);
update scheduling.feeds f set creator_id = a.owner_id
from scheduling.accounts a
where a.id = f.account_id and f.creator_id is null;

update scheduling.webhooks w set user_id = a.owner_id
from scheduling.accounts a
where a.id = w.account_id and w.deleted_at is null and not exists (
  select from scheduling.memberships m
  where m.account_id = w.account_id and m.user_id = w.user_id
);
