-- A merchant answers a dispute once, with text and files, before its day.
alter table payments.disputes
  add column answer text,
  add column answered_at timestamptz,
  drop constraint disputes_state_check,
  add constraint disputes_state_check check (state in ('open', 'answered', 'won', 'lost')),
  add constraint disputes_answer_check check ((answer is null) = (answered_at is null)),
  add constraint disputes_answered_check check (state <> 'answered' or answer is not null);

-- Operators look through the disputes of all.
create index disputes_id on payments.disputes (id);

-- A file is encrypted with a key of its own, which alone is sealed: so the master key can change
-- without all files being written anew.
create table payments.dispute_files (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  dispute_id text collate "C" not null,
  name text not null,
  type text not null,
  bytes int not null,
  sealed_key text not null,
  content text not null,
  constraint dispute_files_pkey primary key (shard, id),
  constraint dispute_files_name_key unique (shard, dispute_id, name),
  constraint dispute_files_dispute_fkey foreign key (shard, dispute_id)
    references payments.disputes (shard, id),
  constraint dispute_files_type_check
    check (type in ('application/pdf', 'image/png', 'image/jpeg'))
);
