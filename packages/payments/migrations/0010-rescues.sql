-- Apps that operators give merchants whose own was lost, at once or when nobody objects in time.
create table payments.rescues (
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  app_id text collate "C" not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  objection_hash bytea,
  state text not null,
  ended_at timestamptz,
  constraint rescues_pkey primary key (id),
  constraint rescues_app_fkey foreign key (app_id) references payments.apps (id),
  constraint rescues_objection_key unique (objection_hash),
  constraint rescues_state_check check (state in ('waiting', 'granted', 'objected'))
);
create unique index rescues_waiting on payments.rescues (merchant_id, app_id)
  where state = 'waiting';
create index rescues_due on payments.rescues (due_at) where state = 'waiting';
create index rescues_merchant on payments.rescues (merchant_id, id);
