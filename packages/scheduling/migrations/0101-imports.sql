-- Files of clients: a dry run keeps its rows for 30 days, then the import does, for its undo.
create table scheduling.imports (
  account_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  state text not null,
  headers jsonb not null,
  -- {field: header}
  columns jsonb not null,
  -- {state of rows: count}
  counts jsonb not null,
  user_id bigint,
  created_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz,
  kept_until timestamptz not null,
  constraint imports_pkey primary key (account_id, id),
  constraint imports_kind_check check (kind in ('clients')),
  constraint imports_state_check
    check (state in ('checked', 'applying', 'applied', 'undoing', 'undone'))
);
create unique index imports_applying on scheduling.imports (account_id)
  where state = 'applying';
create index imports_state on scheduling.imports (account_id, state, id);
create index imports_kept on scheduling.imports (kept_until);

create table scheduling.import_rows (
  account_id bigint not null,
  id bigint generated always as identity,
  import_id bigint not null,
  -- In a spreadsheet; the header is row 1.
  number integer not null,
  state text not null,
  -- [{code, column, row}]
  problems jsonb not null,
  -- {name, email, phone, notes, external_id}; null once a client holds them
  content jsonb,
  client_id bigint,
  client_updated_at timestamptz,
  constraint import_rows_pkey primary key (account_id, id),
  constraint import_rows_import_fkey foreign key (account_id, import_id)
    references scheduling.imports (account_id, id) on delete cascade,
  constraint import_rows_state_check check (
    state in ('new', 'same', 'warning', 'error', 'imported', 'removed', 'kept'))
);
create index import_rows_import on scheduling.import_rows (account_id, import_id, id);
create index import_rows_client on scheduling.import_rows (account_id, client_id)
  where client_id is not null;
create index import_rows_email on scheduling.import_rows (account_id, lower(content ->> 'email'))
  where content is not null;

-- Ids of imported clients in the system before.
create table scheduling.client_external_ids (
  account_id bigint not null,
  external_id text not null,
  client_id bigint not null,
  constraint client_external_ids_pkey primary key (account_id, external_id),
  constraint client_external_ids_client_fkey foreign key (account_id, client_id)
    references scheduling.clients (account_id, id)
);
create index client_external_ids_client on scheduling.client_external_ids (account_id, client_id);
