create schema scheduling;

create table scheduling.access_tokens (
  hash bytea not null,
  grant_id bigint not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint access_tokens_pkey PRIMARY KEY (hash),
  constraint access_tokens_grant_fkey FOREIGN KEY (grant_id) REFERENCES scheduling.grants(id)
);
CREATE INDEX access_tokens_expiry ON scheduling.access_tokens USING btree (expires_at);
CREATE INDEX access_tokens_grant ON scheduling.access_tokens USING btree (grant_id);

create table scheduling.accounts (
  id bigint not null,
  subdomain text not null,
  name text not null,
  owner_id bigint not null,
  timezone text not null,
  is_timed_only boolean not null default false,
  suspended_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  default_periods jsonb not null default '[{"end_time": 1020, "week_day": 1, "start_time": 540}, {"end_time": 1020, "week_day": 2, "start_time": 540}, {"end_time": 1020, "week_day": 3, "start_time": 540}, {"end_time": 1020, "week_day": 4, "start_time": 540}, {"end_time": 1020, "week_day": 5, "start_time": 540}]'::jsonb,
  approved_at timestamp with time zone,
  live_since timestamp with time zone,
  week_start text,
  country text,
  region text,
  vat_number text,
  no_show_tax double precision,
  constraint accounts_subdomain_unique UNIQUE (subdomain),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_owner_fkey FOREIGN KEY (owner_id) REFERENCES scheduling.users(id),
  constraint accounts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint accounts_no_show_tax_check CHECK (((no_show_tax >= (0)::double precision) AND (no_show_tax < (100)::double precision))),
  constraint accounts_periods_check CHECK ((jsonb_typeof(default_periods) = 'array'::text)),
  constraint accounts_region_check CHECK ((region ~ '^[A-Z0-9-]{1,12}$'::text)),
  constraint accounts_subdomain_check CHECK ((subdomain ~ '^[a-z][a-z0-9-]{0,62}$'::text)),
  constraint accounts_week_start_known CHECK ((week_start = ANY (ARRAY['monday'::text, 'saturday'::text, 'sunday'::text])))
);
CREATE INDEX accounts_name ON scheduling.accounts USING btree (lower(name) COLLATE "C");
CREATE INDEX accounts_owner ON scheduling.accounts USING btree (owner_id, id);
CREATE INDEX accounts_waiting ON scheduling.accounts USING btree (id) WHERE ((approved_at IS NULL) AND (suspended_at IS NULL));

create table scheduling.applications (
  id bigint not null,
  owner_id bigint not null,
  client_id text not null,
  name text not null,
  redirect_urls text[] not null,
  confidential boolean not null,
  secret_hash bytea,
  may_use_passwords boolean not null default false,
  scopes text[] not null,
  requests_per_window integer not null default 33,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  access_seconds integer not null default 604800,
  constraint applications_client_id_unique UNIQUE (client_id),
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_owner_fkey FOREIGN KEY (owner_id) REFERENCES scheduling.users(id),
  constraint applications_access_check CHECK ((access_seconds = ANY (ARRAY[604800, 7200]))),
  constraint applications_limit_check CHECK ((requests_per_window > 0)),
  constraint applications_passwords_check CHECK ((confidential OR (NOT may_use_passwords))),
  constraint applications_secret_check CHECK ((confidential = (secret_hash IS NOT NULL)))
);
CREATE INDEX applications_owner ON scheduling.applications USING btree (owner_id, id);

create table scheduling.appointment_refunds (
  account_id bigint not null,
  id bigint not null,
  appointment_id bigint not null,
  amount bigint not null,
  allowance bigint not null,
  reason text,
  user_id bigint,
  created_at timestamp with time zone not null,
  constraint appointment_refunds_pkey PRIMARY KEY (account_id, id),
  constraint appointment_refunds_appointment_fkey FOREIGN KEY (account_id, appointment_id) REFERENCES scheduling.appointments(account_id, id),
  constraint appointment_refunds_amount_check CHECK (((amount > 0) AND (allowance >= 0) AND (allowance <= amount)))
);
CREATE INDEX appointment_refunds_appointment ON scheduling.appointment_refunds USING btree (account_id, appointment_id);

create table scheduling.appointments (
  account_id bigint not null,
  id bigint not null,
  service_id bigint not null,
  session_id bigint not null,
  client_id bigint,
  state text not null,
  seats smallint not null default 1,
  revision integer not null default 1,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  wished_ids bigint[] not null default '{}'::bigint[],
  snapshot jsonb not null,
  held_until timestamp with time zone,
  sent_at timestamp with time zone,
  extensions smallint not null default 0,
  link_version integer not null default 1,
  name text,
  email text,
  phone text,
  locale text not null,
  timezone text not null,
  answers jsonb not null default '{}'::jsonb,
  consents jsonb not null default '{}'::jsonb,
  notes text,
  is_by_staff boolean not null default false,
  attention text,
  decide_by timestamp with time zone,
  reschedules smallint not null default 0,
  refund_percent smallint,
  uid uuid not null,
  sequence integer not null default 0,
  cancelled_by text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  erased_at timestamp with time zone,
  verify_asked_at timestamp with time zone,
  verified_at timestamp with time zone,
  holder_address text,
  holder_network text,
  refund_least smallint,
  mailed_at timestamp with time zone,
  undo jsonb,
  allowance bigint not null default 0,
  constraint appointments_pkey PRIMARY KEY (account_id, id),
  constraint appointments_client_fkey FOREIGN KEY (account_id, client_id) REFERENCES scheduling.clients(account_id, id),
  constraint appointments_service_fkey FOREIGN KEY (account_id, service_id) REFERENCES scheduling.services(account_id, id),
  constraint appointments_session_fkey FOREIGN KEY (account_id, session_id) REFERENCES scheduling.sessions(account_id, id),
  constraint appointments_allowance_check CHECK ((allowance >= 0)),
  constraint appointments_attention_check CHECK ((attention = ANY (ARRAY['displaced'::text, 'payment'::text]))),
  constraint appointments_cancelled_check CHECK ((cancelled_by = ANY (ARRAY['customer'::text, 'business'::text]))),
  constraint appointments_held_check CHECK (((state = 'held'::text) = (held_until IS NOT NULL))),
  constraint appointments_least_check CHECK (((refund_least >= 0) AND (refund_least <= 100))),
  constraint appointments_percent_check CHECK (((refund_percent >= 0) AND (refund_percent <= 100))),
  constraint appointments_seats_check CHECK ((seats >= 1)),
  constraint appointments_state_check CHECK ((state = ANY (ARRAY['held'::text, 'requested'::text, 'confirmed'::text, 'expired'::text, 'declined'::text, 'cancelled'::text, 'attended'::text, 'no_show'::text])))
);
CREATE INDEX appointments_abandoned ON scheduling.appointments USING btree (account_id, lower(email)) WHERE ((client_id IS NULL) AND (email IS NOT NULL));
CREATE INDEX appointments_client ON scheduling.appointments USING btree (account_id, client_id, id) WHERE (client_id IS NOT NULL);
CREATE INDEX appointments_client_start ON scheduling.appointments USING btree (account_id, client_id, starts_at, id) WHERE (client_id IS NOT NULL);
CREATE INDEX appointments_held ON scheduling.appointments USING btree (account_id, held_until) WHERE (state = 'held'::text);
CREATE INDEX appointments_holder_address ON scheduling.appointments USING btree (holder_address) WHERE (holder_address IS NOT NULL);
CREATE INDEX appointments_holder_network ON scheduling.appointments USING btree (account_id, holder_network) WHERE (holder_network IS NOT NULL);
CREATE INDEX appointments_requested ON scheduling.appointments USING btree (account_id, decide_by) WHERE (state = 'requested'::text);
CREATE INDEX appointments_service ON scheduling.appointments USING btree (account_id, service_id, id);
CREATE INDEX appointments_session ON scheduling.appointments USING btree (account_id, session_id, id);
CREATE INDEX appointments_start ON scheduling.appointments USING btree (account_id, starts_at, id) WHERE ((state <> 'held'::text) AND (state <> 'expired'::text));
CREATE INDEX appointments_updated ON scheduling.appointments USING btree (account_id, updated_at, id);

create table scheduling.audit_entries (
  account_id bigint not null,
  id bigint not null,
  at timestamp with time zone not null,
  user_id bigint,
  application_id bigint,
  kind text not null,
  subject_id bigint not null,
  action text not null,
  before jsonb,
  after jsonb,
  request_id text,
  was json,
  became json,
  request uuid,
  constraint audit_entries_pkey PRIMARY KEY (account_id, id),
  constraint audit_entries_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text])))
);
CREATE INDEX audit_entries_access ON scheduling.audit_entries USING btree (account_id, at, id) WHERE (kind = ANY (ARRAY['user'::text, 'webhook'::text]));
CREATE INDEX audit_entries_removed ON scheduling.audit_entries USING btree (subject_id, at) WHERE ((kind = 'user'::text) AND (action = 'delete'::text));
CREATE INDEX audit_entries_subject ON scheduling.audit_entries USING btree (account_id, kind, subject_id, id);

create table scheduling.authorization_codes (
  hash bytea not null,
  grant_id bigint not null,
  redirect_url text,
  code_challenge text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint authorization_codes_pkey PRIMARY KEY (hash),
  constraint authorization_codes_grant_fkey FOREIGN KEY (grant_id) REFERENCES scheduling.grants(id)
);
CREATE INDEX authorization_codes_expiry ON scheduling.authorization_codes USING btree (expires_at);
CREATE INDEX authorization_codes_grant ON scheduling.authorization_codes USING btree (grant_id);

create table scheduling.availability_periods (
  account_id bigint not null,
  id bigint not null,
  resource_id bigint not null,
  week_day smallint not null,
  start_time smallint not null,
  end_time smallint not null,
  valid_from date,
  valid_until date,
  minutes int4range not null default int4range((start_time)::integer, (end_time)::integer),
  validity daterange not null default daterange(valid_from, valid_until, '[]'::text),
  constraint availability_periods_overlap EXCLUDE USING gist (account_id WITH =, resource_id WITH =, week_day WITH =, minutes WITH &&, validity WITH &&),
  constraint availability_periods_pkey PRIMARY KEY (account_id, id),
  constraint availability_periods_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint availability_periods_time_check CHECK (((start_time >= 0) AND (end_time <= 1440) AND (start_time < end_time))),
  constraint availability_periods_week_day_check CHECK (((week_day >= 0) AND (week_day <= 6)))
);
CREATE INDEX availability_periods_resource ON scheduling.availability_periods USING btree (account_id, resource_id, week_day);

create table scheduling.booking_durations (
  account_id bigint not null,
  booking_id bigint not null,
  resource_id bigint not null,
  unit smallint not null default 0,
  day date not null,
  duration smallint not null,
  start_time smallint,
  waiting boolean not null,
  tentative boolean not null,
  timezone text not null,
  minutes int4range default int4range((start_time)::integer, ((start_time + duration))::integer),
  client_id bigint,
  project_id bigint,
  constraint booking_durations_overlap EXCLUDE USING gist (account_id WITH =, resource_id WITH =, unit WITH =, day WITH =, minutes WITH &&) WHERE (((NOT waiting) AND (NOT tentative) AND (start_time IS NOT NULL))),
  constraint booking_durations_pkey PRIMARY KEY (account_id, booking_id, day),
  constraint booking_durations_booking_fkey FOREIGN KEY (account_id, booking_id) REFERENCES scheduling.bookings(account_id, id),
  constraint booking_durations_duration_check CHECK (((duration >= 1) AND (duration <= 1440))),
  constraint booking_durations_time_check CHECK (((start_time IS NULL) OR ((start_time >= 0) AND ((start_time + duration) <= 1440))))
);
CREATE INDEX booking_durations_resource ON scheduling.booking_durations USING btree (account_id, resource_id, day, booking_id) INCLUDE (duration, waiting, tentative, client_id, project_id);
CREATE INDEX booking_durations_waiting ON scheduling.booking_durations USING btree (account_id, booking_id) WHERE waiting;

create table scheduling.booking_news (
  account_id bigint not null,
  id bigint not null,
  session_id bigint not null,
  booking_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  constraint booking_news_pkey PRIMARY KEY (account_id, id),
  constraint booking_news_kind_check CHECK ((kind = ANY (ARRAY['displaced'::text, 'gone'::text, 'rezoned'::text, 'reassign'::text])))
);

create table scheduling.booking_pages (
  account_id bigint not null,
  published boolean not null default false,
  title text,
  intro text,
  contact_email text,
  privacy_url text,
  terms_url text,
  phone text,
  address text,
  websites text[] not null default '{}'::text[],
  accent_color text,
  notices_to text[] not null default '{}'::text[],
  reminders integer[] not null default '{1440}'::integer[],
  texts jsonb not null default '{}'::jsonb,
  retention_months smallint not null default 24,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  privacy_text text,
  terms_text text,
  logo text,
  constraint booking_pages_pkey PRIMARY KEY (account_id),
  constraint booking_pages_published_check CHECK (((NOT published) OR ((contact_email IS NOT NULL) AND ((privacy_url IS NOT NULL) OR (privacy_text IS NOT NULL))))),
  constraint booking_pages_retention_check CHECK (((retention_months >= 1) AND (retention_months <= 120)))
);

create table scheduling.bookings (
  account_id bigint not null,
  id bigint not null,
  group_id bigint,
  resource_id bigint not null,
  booker_id bigint,
  client_id bigint,
  project_id bigint,
  details text not null default ''::text,
  start_date date not null,
  end_date date not null,
  duration smallint not null,
  start_time smallint,
  billable boolean not null default false,
  tentative boolean not null default false,
  timezone text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  days_out date[] not null default '{}'::date[],
  session_id bigint,
  held boolean not null default false,
  constraint bookings_pkey PRIMARY KEY (account_id, id),
  constraint bookings_client_fkey FOREIGN KEY (account_id, client_id) REFERENCES scheduling.clients(account_id, id),
  constraint bookings_project_fkey FOREIGN KEY (account_id, project_id) REFERENCES scheduling.projects(account_id, id),
  constraint bookings_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint bookings_session_fkey FOREIGN KEY (account_id, session_id) REFERENCES scheduling.sessions(account_id, id),
  constraint bookings_days_check CHECK (((start_date <= end_date) AND ((end_date - start_date) < 366))),
  constraint bookings_duration_check CHECK (((duration >= 1) AND (duration <= 1440))),
  constraint bookings_held_check CHECK (((NOT held) OR (session_id IS NOT NULL))),
  constraint bookings_purpose_check CHECK (((client_id IS NULL) OR (project_id IS NULL))),
  constraint bookings_time_check CHECK (((start_time IS NULL) OR ((start_time >= 0) AND ((start_time + duration) <= 1440))))
);
CREATE INDEX bookings_booker ON scheduling.bookings USING btree (account_id, booker_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX bookings_client ON scheduling.bookings USING btree (account_id, client_id, id) WHERE ((deleted_at IS NULL) AND (client_id IS NOT NULL));
CREATE INDEX bookings_days ON scheduling.bookings USING gist (account_id, daterange(start_date, end_date, '[]'::text));
CREATE INDEX bookings_listed ON scheduling.bookings USING btree (account_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX bookings_project ON scheduling.bookings USING btree (account_id, project_id, id) WHERE ((deleted_at IS NULL) AND (project_id IS NOT NULL));
CREATE INDEX bookings_resource ON scheduling.bookings USING btree (account_id, resource_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX bookings_resource_left ON scheduling.bookings USING btree (account_id, resource_id, session_id) WHERE ((deleted_at IS NOT NULL) AND (session_id IS NOT NULL));
CREATE INDEX bookings_session ON scheduling.bookings USING btree (account_id, session_id, id) WHERE (session_id IS NOT NULL);
CREATE INDEX bookings_updated ON scheduling.bookings USING btree (account_id, updated_at, id);

create table scheduling.charges (
  account_id bigint not null,
  id bigint not null,
  appointment_id bigint not null,
  kind text not null,
  transaction_id text,
  request uuid,
  reason text,
  amount bigint not null,
  currency text not null,
  keep bigint,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  voided bigint not null default 0,
  seen jsonb,
  state text not null default 'open'::text,
  failure text,
  attempts integer not null default 0,
  failing_since timestamp with time zone,
  due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  claimed_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  origin text,
  merchant_id text not null default ''::text,
  disputed bigint not null default 0,
  card jsonb,
  waits_until timestamp with time zone,
  former_keep bigint,
  unreceipted bigint not null default 0,
  order_id bigint,
  constraint charges_transaction_unique UNIQUE (account_id, transaction_id),
  constraint charges_pkey PRIMARY KEY (account_id, id),
  constraint charges_appointment_fkey FOREIGN KEY (account_id, appointment_id) REFERENCES scheduling.appointments(account_id, id),
  constraint charges_order_fkey FOREIGN KEY (account_id, order_id) REFERENCES scheduling.orders(account_id, id),
  constraint charges_amount_check CHECK ((((amount > 0) OR ((kind = 'deposit'::text) AND (amount = 0))) AND ((keep >= 0) AND (keep <= amount)))),
  constraint charges_fee_check CHECK (((kind <> 'fee'::text) OR ((origin IS NOT NULL) AND (request IS NOT NULL)))),
  constraint charges_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'fee'::text, 'order'::text]))),
  constraint charges_order_check CHECK (((kind = 'order'::text) = (order_id IS NOT NULL))),
  constraint charges_reason_check CHECK ((reason = ANY (ARRAY['no_show'::text, 'late_cancel'::text]))),
  constraint charges_seen_check CHECK (((captured >= 0) AND (refunded >= 0) AND (voided >= 0))),
  constraint charges_state_check CHECK ((state = ANY (ARRAY['open'::text, 'settled'::text, 'declined'::text, 'failing'::text])))
);
CREATE INDEX charges_appointment ON scheduling.charges USING btree (account_id, appointment_id, id);
CREATE INDEX charges_due ON scheduling.charges USING btree (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX charges_fee ON scheduling.charges USING btree (account_id, appointment_id) WHERE ((kind = 'fee'::text) AND (state <> 'declined'::text));
CREATE INDEX charges_order ON scheduling.charges USING btree (account_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX charges_unsettled ON scheduling.charges USING btree (account_id, id) WHERE (state = ANY (ARRAY['open'::text, 'failing'::text]));

create table scheduling.client_external_ids (
  account_id bigint not null,
  external_id text not null,
  client_id bigint not null,
  constraint client_external_ids_pkey PRIMARY KEY (account_id, external_id),
  constraint client_external_ids_client_fkey FOREIGN KEY (account_id, client_id) REFERENCES scheduling.clients(account_id, id)
);
CREATE INDEX client_external_ids_client ON scheduling.client_external_ids USING btree (account_id, client_id);

create table scheduling.clients (
  account_id bigint not null,
  id bigint not null,
  creator_id bigint,
  name text not null,
  color text not null,
  notes text,
  archived boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  email text,
  phone text,
  locale text,
  reminders_off boolean not null default false,
  erased_at timestamp with time zone,
  same_as bigint,
  typed_email text,
  constraint clients_pkey PRIMARY KEY (account_id, id),
  constraint clients_same_fkey FOREIGN KEY (account_id, same_as) REFERENCES scheduling.clients(account_id, id),
  constraint clients_same_check CHECK ((((same_as IS NULL) = (typed_email IS NULL)) AND ((same_as IS NULL) OR (email IS NULL)) AND (same_as <> id)))
);
CREATE INDEX clients_active ON scheduling.clients USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND (NOT archived));
CREATE INDEX clients_archived ON scheduling.clients USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND archived);
CREATE INDEX clients_creator ON scheduling.clients USING btree (account_id, creator_id, id) WHERE (creator_id IS NOT NULL);
CREATE UNIQUE INDEX clients_email ON scheduling.clients USING btree (account_id, lower(email)) WHERE ((deleted_at IS NULL) AND (email IS NOT NULL));
CREATE INDEX clients_same ON scheduling.clients USING btree (account_id, same_as, id) WHERE (same_as IS NOT NULL);
CREATE INDEX clients_sought ON scheduling.clients USING gin (array_to_tsvector(((regexp_split_to_array((((account_id)::text || ':n:'::text) || regexp_replace(regexp_replace(lower(name), '^\s+|\s+$'::text, ''::text, 'g'::text), '\s+'::text, ((' '::text || (account_id)::text) || ':n:'::text), 'g'::text)), ' '::text) || (((account_id)::text || ':e:'::text) || COALESCE(lower(email), ''::text))) || (((account_id)::text || ':p:'::text) || COALESCE(reverse(regexp_replace(phone, '\D'::text, ''::text, 'g'::text)), ''::text))))) WHERE (deleted_at IS NULL);
CREATE INDEX clients_updated ON scheduling.clients USING btree (account_id, updated_at, id);

create table scheduling.connections (
  account_id bigint not null,
  merchant_id text not null,
  url text,
  sealed_key text not null,
  key_last_four text not null,
  sealed_link_secret text,
  merchant_name text not null,
  currency text not null,
  is_test boolean not null,
  claims jsonb not null default '{}'::jsonb,
  status text not null default 'ready'::text,
  cursor jsonb,
  swept_at timestamp with time zone,
  sweep_due_at timestamp with time zone not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  heard text,
  constraint connections_pkey PRIMARY KEY (account_id),
  constraint connections_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'broken'::text])))
);
CREATE INDEX connections_due ON scheduling.connections USING btree (account_id, sweep_due_at);

create table scheduling.custom_field_options (
  account_id bigint not null,
  id bigint not null,
  custom_field_id bigint not null,
  value text not null,
  constraint custom_field_options_value_unique UNIQUE (account_id, custom_field_id, value),
  constraint custom_field_options_pkey PRIMARY KEY (account_id, id),
  constraint custom_field_options_field_fkey FOREIGN KEY (account_id, custom_field_id) REFERENCES scheduling.custom_fields(account_id, id) ON DELETE CASCADE
);
CREATE INDEX custom_field_options_field ON scheduling.custom_field_options USING btree (account_id, custom_field_id, id);

create table scheduling.custom_fields (
  account_id bigint not null,
  id bigint not null,
  resource_type_id bigint not null,
  name text not null,
  required boolean not null,
  constraint custom_fields_name_unique UNIQUE (account_id, resource_type_id, name),
  constraint custom_fields_pkey PRIMARY KEY (account_id, id),
  constraint custom_fields_type_fkey FOREIGN KEY (account_id, resource_type_id) REFERENCES scheduling.resource_types(account_id, id)
);
CREATE INDEX custom_fields_type ON scheduling.custom_fields USING btree (account_id, resource_type_id, id);

create table scheduling.custom_periods (
  account_id bigint not null,
  id bigint not null,
  resource_id bigint not null,
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  created_at timestamp with time zone not null,
  constraint custom_periods_pkey PRIMARY KEY (account_id, id),
  constraint custom_periods_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint custom_periods_days_check CHECK ((first_day <= last_day)),
  constraint custom_periods_time_check CHECK (((start_time >= 0) AND (end_time <= 1440) AND (start_time < end_time)))
);
CREATE INDEX custom_periods_listed ON scheduling.custom_periods USING btree (account_id, resource_id, id);
CREATE INDEX custom_periods_resource ON scheduling.custom_periods USING btree (account_id, resource_id, last_day);

create table scheduling.day_closings (
  account_id bigint not null,
  id bigint not null,
  day date not null,
  cash jsonb not null,
  report jsonb not null,
  user_id bigint,
  created_at timestamp with time zone not null,
  constraint day_closings_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX day_closings_day ON scheduling.day_closings USING btree (account_id, day, id);

create table scheduling.deposits (
  account_id bigint not null,
  id bigint not null,
  appointment_id bigint not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone,
  url text,
  order_id bigint,
  constraint deposits_reference_unique UNIQUE (account_id, reference),
  constraint deposits_pkey PRIMARY KEY (account_id, id),
  constraint deposits_appointment_fkey FOREIGN KEY (account_id, appointment_id) REFERENCES scheduling.appointments(account_id, id),
  constraint deposits_order_fkey FOREIGN KEY (account_id, order_id) REFERENCES scheduling.orders(account_id, id),
  constraint deposits_amount_check CHECK ((amount >= 0))
);
CREATE INDEX deposits_appointment ON scheduling.deposits USING btree (account_id, appointment_id, id);
CREATE INDEX deposits_due ON scheduling.deposits USING btree (account_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX deposits_order ON scheduling.deposits USING btree (account_id, order_id) WHERE (order_id IS NOT NULL);

create table scheduling.downtime_resources (
  account_id bigint not null,
  downtime_id bigint not null,
  resource_id bigint not null,
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  constraint downtime_resources_pkey PRIMARY KEY (account_id, downtime_id, resource_id),
  constraint downtime_resources_downtime_fkey FOREIGN KEY (account_id, downtime_id) REFERENCES scheduling.downtimes(account_id, id) ON DELETE CASCADE,
  constraint downtime_resources_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint downtime_resources_span_check CHECK ((((start_time >= 0) AND (start_time <= 1440)) AND ((end_time >= 0) AND (end_time <= 1440)) AND ((first_day < last_day) OR ((first_day = last_day) AND (start_time <= end_time)))))
);
CREATE INDEX downtime_resources_resource ON scheduling.downtime_resources USING btree (account_id, resource_id, last_day);

create table scheduling.downtime_types (
  account_id bigint not null,
  id bigint not null,
  name text not null,
  "default" boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint downtime_types_pkey PRIMARY KEY (account_id, id)
);

create table scheduling.downtimes (
  account_id bigint not null,
  id bigint not null,
  booker_id bigint,
  downtime_type_id bigint,
  details text not null default ''::text,
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  timezone text,
  state text not null,
  revision integer not null default 1,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  all_resources boolean not null default false,
  constraint downtimes_pkey PRIMARY KEY (account_id, id),
  constraint downtimes_type_fkey FOREIGN KEY (account_id, downtime_type_id) REFERENCES scheduling.downtime_types(account_id, id),
  constraint downtimes_days_check CHECK ((first_day <= last_day)),
  constraint downtimes_state_check CHECK ((state = ANY (ARRAY['Approved'::text, 'Pending'::text, 'Declined'::text]))),
  constraint downtimes_time_check CHECK ((((start_time >= 0) AND (start_time <= 1440)) AND ((end_time >= 0) AND (end_time <= 1440)) AND ((first_day < last_day) OR (start_time < end_time))))
);
CREATE INDEX downtimes_closures ON scheduling.downtimes USING btree (account_id, last_day) WHERE all_resources;
CREATE INDEX downtimes_days ON scheduling.downtimes USING gist (account_id, daterange(first_day, last_day, '[]'::text));
CREATE INDEX downtimes_listed ON scheduling.downtimes USING btree (account_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX downtimes_updated ON scheduling.downtimes USING btree (account_id, updated_at, id);

create table scheduling.feeds (
  account_id bigint not null,
  id bigint not null,
  resource_id bigint,
  token_hash bytea not null,
  creator_id bigint,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  grant_id bigint,
  personal_token_id bigint,
  constraint feeds_token_unique UNIQUE (account_id, token_hash),
  constraint feeds_pkey PRIMARY KEY (account_id, id),
  constraint feeds_grant_fkey FOREIGN KEY (grant_id) REFERENCES scheduling.grants(id),
  constraint feeds_personal_token_fkey FOREIGN KEY (personal_token_id) REFERENCES scheduling.personal_tokens(id),
  constraint feeds_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint feeds_token_check CHECK (((grant_id IS NULL) OR (personal_token_id IS NULL)))
);
CREATE INDEX feeds_grant ON scheduling.feeds USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX feeds_listed ON scheduling.feeds USING btree (account_id, id) WHERE (revoked_at IS NULL);
CREATE INDEX feeds_personal_token ON scheduling.feeds USING btree (personal_token_id) WHERE (personal_token_id IS NOT NULL);

create table scheduling.grants (
  id bigint not null,
  application_id bigint not null,
  user_id bigint not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  proved_at timestamp with time zone,
  constraint grants_pkey PRIMARY KEY (id),
  constraint grants_application_fkey FOREIGN KEY (application_id) REFERENCES scheduling.applications(id),
  constraint grants_user_fkey FOREIGN KEY (user_id) REFERENCES scheduling.users(id)
);
CREATE INDEX grants_application ON scheduling.grants USING btree (application_id, id);
CREATE INDEX grants_user ON scheduling.grants USING btree (user_id, id);

create table scheduling.idempotency (
  account_id bigint not null,
  scope bytea not null,
  body bytea not null,
  created_at timestamp with time zone not null,
  status smallint not null,
  headers jsonb not null,
  sealed text,
  client_id bigint,
  constraint idempotency_pkey PRIMARY KEY (account_id, scope)
);
CREATE INDEX idempotency_client ON scheduling.idempotency USING btree (account_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX idempotency_created ON scheduling.idempotency USING btree (created_at);

create table scheduling.import_rows (
  account_id bigint not null,
  id bigint not null,
  import_id bigint not null,
  number integer not null,
  state text not null,
  problems jsonb not null,
  content jsonb,
  client_id bigint,
  client_updated_at timestamp with time zone,
  constraint import_rows_pkey PRIMARY KEY (account_id, id),
  constraint import_rows_import_fkey FOREIGN KEY (account_id, import_id) REFERENCES scheduling.imports(account_id, id) ON DELETE CASCADE,
  constraint import_rows_state_check CHECK ((state = ANY (ARRAY['new'::text, 'same'::text, 'warning'::text, 'error'::text, 'imported'::text, 'removed'::text, 'kept'::text])))
);
CREATE INDEX import_rows_client ON scheduling.import_rows USING btree (account_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX import_rows_email ON scheduling.import_rows USING btree (account_id, lower((content ->> 'email'::text))) WHERE (content IS NOT NULL);
CREATE INDEX import_rows_import ON scheduling.import_rows USING btree (account_id, import_id, id);

create table scheduling.imports (
  account_id bigint not null,
  id bigint not null,
  kind text not null,
  state text not null,
  headers jsonb not null,
  columns jsonb not null,
  counts jsonb not null,
  user_id bigint,
  created_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  undone_at timestamp with time zone,
  kept_until timestamp with time zone not null,
  constraint imports_pkey PRIMARY KEY (account_id, id),
  constraint imports_kind_check CHECK ((kind = 'clients'::text)),
  constraint imports_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text])))
);
CREATE UNIQUE INDEX imports_applying ON scheduling.imports USING btree (account_id) WHERE (state = 'applying'::text);
CREATE INDEX imports_kept ON scheduling.imports USING btree (kept_until);
CREATE INDEX imports_state ON scheduling.imports USING btree (account_id, state, id);

create table scheduling.limits (
  key text collate "C" not null,
  points integer not null,
  expire bigint,
  constraint limits_pkey PRIMARY KEY (key)
);
CREATE INDEX limits_expire ON scheduling.limits USING btree (expire);

create table scheduling.memberships (
  account_id bigint not null,
  user_id bigint not null,
  permissions text not null,
  booking_rights text not null,
  client_rights text not null,
  project_rights text not null,
  resource_rights text not null,
  report_rights text not null,
  color text not null,
  activation_state text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  own_only boolean not null default false,
  constraint memberships_pkey PRIMARY KEY (account_id, user_id),
  constraint memberships_activation_check CHECK ((activation_state = ANY (ARRAY['pending'::text, 'active'::text]))),
  constraint memberships_own_only_check CHECK (((NOT own_only) OR ((permissions <> 'administrator'::text) AND (((('manage_all'::text <> booking_rights) AND ('manage_all'::text <> client_rights)) AND ('manage_all'::text <> project_rights)) AND ('manage_all'::text <> resource_rights))))),
  constraint memberships_permissions_check CHECK ((permissions = ANY (ARRAY['basic_user'::text, 'manager'::text, 'administrator'::text, 'custom'::text]))),
  constraint memberships_rights_check CHECK (((booking_rights = ANY (ARRAY['none'::text, 'view'::text, 'manage_own'::text, 'manage_all'::text])) AND (client_rights = ANY (ARRAY['none'::text, 'view'::text, 'manage_own'::text, 'manage_all'::text])) AND (project_rights = ANY (ARRAY['none'::text, 'view'::text, 'manage_own'::text, 'manage_all'::text])) AND (resource_rights = ANY (ARRAY['none'::text, 'view'::text, 'manage_own'::text, 'manage_all'::text])) AND (report_rights = ANY (ARRAY['none'::text, 'view'::text]))))
);
CREATE INDEX memberships_user ON scheduling.memberships USING btree (user_id, account_id);

create table scheduling.notices (
  account_id bigint not null,
  id bigint not null,
  appointment_id bigint not null,
  kind text not null,
  due_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  lead integer,
  attempts integer not null default 0,
  claimed_until timestamp with time zone,
  claimed_by uuid,
  left_ids bigint[] not null default '{}'::bigint[],
  message text,
  former_end timestamp with time zone,
  former_ids bigint[],
  actor_id bigint,
  receipt_id bigint,
  constraint notices_pkey PRIMARY KEY (account_id, id),
  constraint notices_appointment_fkey FOREIGN KEY (account_id, appointment_id) REFERENCES scheduling.appointments(account_id, id),
  constraint notices_message_check CHECK ((char_length(message) <= 500))
);
CREATE INDEX notices_appointment ON scheduling.notices USING btree (account_id, appointment_id, id);
CREATE INDEX notices_due ON scheduling.notices USING btree (due_at);

create table scheduling.operator_actions (
  id bigint not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint operator_actions_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_actions_person ON scheduling.operator_actions USING btree (actor text_pattern_ops) WHERE (actor ~~ 'person:%'::text);

create table scheduling.order_items (
  account_id bigint not null,
  order_id bigint not null,
  "position" smallint not null,
  kind text not null,
  appointment_id bigint,
  resource_id bigint,
  price bigint,
  paid bigint not null,
  keep bigint not null,
  tax_rate double precision,
  constraint order_items_pkey PRIMARY KEY (account_id, order_id, "position"),
  constraint order_items_appointment_fkey FOREIGN KEY (account_id, appointment_id) REFERENCES scheduling.appointments(account_id, id),
  constraint order_items_order_fkey FOREIGN KEY (account_id, order_id) REFERENCES scheduling.orders(account_id, id),
  constraint order_items_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id),
  constraint order_items_amounts_check CHECK (((paid > 0) AND (keep >= 0) AND (keep <= paid))),
  constraint order_items_kind_check CHECK ((kind = ANY (ARRAY['appointment'::text, 'tip'::text]))),
  constraint order_items_tip_check CHECK (
CASE kind
    WHEN 'tip'::text THEN ((price IS NULL) AND (tax_rate IS NULL))
    ELSE ((appointment_id IS NOT NULL) AND (resource_id IS NULL))
END)
);
CREATE INDEX order_items_appointment ON scheduling.order_items USING btree (account_id, appointment_id) WHERE (appointment_id IS NOT NULL);
CREATE INDEX order_items_resource ON scheduling.order_items USING btree (account_id, resource_id) WHERE (resource_id IS NOT NULL);

create table scheduling.order_refunds (
  account_id bigint not null,
  id bigint not null,
  order_id bigint not null,
  payment text not null,
  amount bigint not null,
  items jsonb not null,
  user_id bigint,
  created_at timestamp with time zone not null,
  constraint order_refunds_pkey PRIMARY KEY (account_id, id),
  constraint order_refunds_order_fkey FOREIGN KEY (account_id, order_id) REFERENCES scheduling.orders(account_id, id),
  constraint order_refunds_amount_check CHECK ((amount > 0)),
  constraint order_refunds_payment_check CHECK ((payment = ANY (ARRAY['cash'::text, 'external'::text, 'link'::text, 'card'::text])))
);
CREATE INDEX order_refunds_order ON scheduling.order_refunds USING btree (account_id, order_id);

create table scheduling.orders (
  account_id bigint not null,
  id bigint not null,
  state text not null,
  payment text not null,
  currency text not null,
  total bigint not null,
  user_id bigint,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  payment_url text,
  expires_at timestamp with time zone,
  mail_receipt boolean not null default false,
  failure text,
  constraint orders_pkey PRIMARY KEY (account_id, id),
  constraint orders_card_check CHECK (((payment = 'card'::text) OR (state <> ALL (ARRAY['charging'::text, 'failed'::text])))),
  constraint orders_expiry_check CHECK (((payment = 'link'::text) = (expires_at IS NOT NULL))),
  constraint orders_failure_check CHECK (((state = 'failed'::text) = (failure IS NOT NULL))),
  constraint orders_paid_check CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint orders_payment_check CHECK ((payment = ANY (ARRAY['cash'::text, 'external'::text, 'link'::text, 'card'::text]))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['open'::text, 'charging'::text, 'paid'::text, 'expired'::text, 'cancelled'::text, 'failed'::text]))),
  constraint orders_total_check CHECK ((total > 0))
);
CREATE INDEX orders_paid ON scheduling.orders USING btree (account_id, paid_at) WHERE (paid_at IS NOT NULL);

create table scheduling.payloads (
  account_id bigint not null,
  id bigint not null,
  webhook_id bigint not null,
  user_id bigint,
  action text not null,
  body text not null,
  status text not null default 'pending'::text,
  attempts integer not null default 0,
  last_sent_at timestamp with time zone,
  due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  response_code integer,
  response_body text,
  failure text,
  request_headers jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  claimed_by uuid,
  constraint payloads_pkey PRIMARY KEY (account_id, id),
  constraint payloads_webhook_fkey FOREIGN KEY (account_id, webhook_id) REFERENCES scheduling.webhooks(account_id, id),
  constraint payloads_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text]))),
  constraint payloads_attempts_check CHECK ((attempts >= 0)),
  constraint payloads_due_check CHECK (((status <> ALL (ARRAY['pending'::text, 'failing'::text])) OR (due_at IS NOT NULL))),
  constraint payloads_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failing'::text, 'failed'::text])))
);
CREATE INDEX payloads_created ON scheduling.payloads USING btree (created_at);
CREATE INDEX payloads_due ON scheduling.payloads USING btree (account_id, webhook_id, due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX payloads_webhook ON scheduling.payloads USING btree (account_id, webhook_id, id);

create table scheduling.personal_tokens (
  id bigint not null,
  user_id bigint not null,
  name text not null,
  hash bytea not null,
  prefix text not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  proved_at timestamp with time zone,
  constraint personal_tokens_hash_unique UNIQUE (hash),
  constraint personal_tokens_pkey PRIMARY KEY (id),
  constraint personal_tokens_user_fkey FOREIGN KEY (user_id) REFERENCES scheduling.users(id)
);
CREATE INDEX personal_tokens_expiry ON scheduling.personal_tokens USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX personal_tokens_user ON scheduling.personal_tokens USING btree (user_id, id);

create table scheduling.pictures (
  account_id bigint not null,
  name text not null,
  bytes bytea not null,
  created_at timestamp with time zone not null,
  constraint pictures_pkey PRIMARY KEY (account_id, name)
);

create table scheduling.projects (
  account_id bigint not null,
  id bigint not null,
  creator_id bigint,
  client_id bigint,
  name text not null,
  color text not null,
  notes text,
  project_code text,
  default_billable boolean not null default false,
  archived boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint projects_pkey PRIMARY KEY (account_id, id),
  constraint projects_client_fkey FOREIGN KEY (account_id, client_id) REFERENCES scheduling.clients(account_id, id)
);
CREATE INDEX projects_active ON scheduling.projects USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND (NOT archived));
CREATE INDEX projects_archived ON scheduling.projects USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND archived);
CREATE INDEX projects_client ON scheduling.projects USING btree (account_id, client_id, id);
CREATE INDEX projects_updated ON scheduling.projects USING btree (account_id, updated_at, id);

create table scheduling.receipt_counters (
  account_id bigint not null,
  is_credit boolean not null,
  year smallint not null,
  last bigint not null,
  constraint receipt_counters_pkey PRIMARY KEY (account_id, is_credit, year)
);

create table scheduling.receipts (
  account_id bigint not null,
  id bigint not null,
  is_credit boolean not null,
  year smallint not null,
  number bigint not null,
  order_id bigint,
  order_refund_id bigint,
  payment text not null,
  currency text not null,
  total bigint not null,
  lines jsonb not null,
  earlier text[] not null default '{}'::text[],
  seller jsonb not null,
  client_name text,
  issued_at timestamp with time zone not null,
  charge_id bigint,
  constraint receipts_number_unique UNIQUE (account_id, is_credit, year, number),
  constraint receipts_pkey PRIMARY KEY (account_id, id),
  constraint receipts_charge_fkey FOREIGN KEY (account_id, charge_id) REFERENCES scheduling.charges(account_id, id),
  constraint receipts_order_fkey FOREIGN KEY (account_id, order_id) REFERENCES scheduling.orders(account_id, id),
  constraint receipts_refund_fkey FOREIGN KEY (account_id, order_refund_id) REFERENCES scheduling.order_refunds(account_id, id),
  constraint receipts_credit_check CHECK (((is_credit = (order_refund_id IS NOT NULL)) OR (charge_id IS NOT NULL))),
  constraint receipts_payment_of_check CHECK (((order_id IS NULL) <> (charge_id IS NULL)))
);
CREATE INDEX receipts_charge ON scheduling.receipts USING btree (account_id, charge_id, id) WHERE (charge_id IS NOT NULL);
CREATE INDEX receipts_issued ON scheduling.receipts USING btree (account_id, issued_at, id);
CREATE INDEX receipts_of_order ON scheduling.receipts USING btree (account_id, order_id);
CREATE UNIQUE INDEX receipts_order ON scheduling.receipts USING btree (account_id, order_id) WHERE (order_refund_id IS NULL);
CREATE UNIQUE INDEX receipts_refund ON scheduling.receipts USING btree (account_id, order_refund_id) WHERE (order_refund_id IS NOT NULL);

create table scheduling.refresh_tokens (
  hash bytea not null,
  grant_id bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  sealed_successor text,
  constraint refresh_tokens_pkey PRIMARY KEY (hash),
  constraint refresh_tokens_grant_fkey FOREIGN KEY (grant_id) REFERENCES scheduling.grants(id)
);
CREATE INDEX refresh_tokens_expiry ON scheduling.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_grant ON scheduling.refresh_tokens USING btree (grant_id);
CREATE INDEX refresh_tokens_kept ON scheduling.refresh_tokens USING btree (used_at) WHERE (sealed_successor IS NOT NULL);

create table scheduling.resource_days (
  account_id bigint not null,
  resource_id bigint not null,
  day date not null,
  booked integer not null,
  available integer not null,
  constraint resource_days_pkey PRIMARY KEY (account_id, resource_id, day),
  constraint resource_days_booked_check CHECK ((booked >= 0)),
  constraint resource_days_capacity CHECK ((booked <= available))
);

create table scheduling.resource_options (
  account_id bigint not null,
  resource_id bigint not null,
  custom_field_option_id bigint not null,
  constraint resource_options_pkey PRIMARY KEY (account_id, resource_id, custom_field_option_id),
  constraint resource_options_option_fkey FOREIGN KEY (account_id, custom_field_option_id) REFERENCES scheduling.custom_field_options(account_id, id) ON DELETE CASCADE,
  constraint resource_options_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id)
);
CREATE INDEX resource_options_option ON scheduling.resource_options USING btree (account_id, custom_field_option_id, resource_id);

create table scheduling.resource_types (
  account_id bigint not null,
  id bigint not null,
  name text not null,
  human boolean not null,
  custom_attributes text[] not null default '{}'::text[],
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint resource_types_pkey PRIMARY KEY (account_id, id)
);

create table scheduling.resources (
  account_id bigint not null,
  id bigint not null,
  resource_type_id bigint not null,
  user_id bigint,
  creator_id bigint,
  name text not null,
  first_name text,
  last_name text,
  email text,
  phone text,
  job_title text,
  image text,
  capacity integer,
  registration_number text,
  notes text,
  color text not null,
  timezone text not null,
  bookable boolean not null default true,
  archived boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  former_zones jsonb not null default '[]'::jsonb,
  "position" integer,
  inherits_hours boolean not null default false,
  notices text not null default 'each'::text,
  constraint resources_pkey PRIMARY KEY (account_id, id),
  constraint resources_type_fkey FOREIGN KEY (account_id, resource_type_id) REFERENCES scheduling.resource_types(account_id, id),
  constraint resources_capacity_check CHECK ((capacity >= 0)),
  constraint resources_notices_check CHECK ((notices = ANY (ARRAY['each'::text, 'none'::text]))),
  constraint resources_position_check CHECK (("position" >= 0))
);
CREATE INDEX resources_active ON scheduling.resources USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND (NOT archived));
CREATE INDEX resources_archived ON scheduling.resources USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND archived);
CREATE INDEX resources_inheriting ON scheduling.resources USING btree (account_id, id) WHERE (inherits_hours AND (deleted_at IS NULL));
CREATE INDEX resources_person ON scheduling.resources USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX resources_updated ON scheduling.resources USING btree (account_id, updated_at, id);
CREATE UNIQUE INDEX resources_user ON scheduling.resources USING btree (account_id, user_id) WHERE ((user_id IS NOT NULL) AND (deleted_at IS NULL));

create table scheduling.services (
  account_id bigint not null,
  id bigint not null,
  creator_id bigint,
  "position" integer not null default 0,
  name text not null,
  description text not null default ''::text,
  color text not null,
  visibility text not null default 'off'::text,
  secret text not null,
  duration smallint not null,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  parts jsonb not null,
  slot_step smallint not null,
  minimum_notice integer not null,
  horizon smallint not null,
  seats smallint not null default 1,
  price bigint,
  currency text,
  deposit_kind text not null default 'none'::text,
  deposit_value bigint not null default 0,
  no_show_fee bigint,
  questions jsonb not null default '[]'::jsonb,
  approval text not null default 'none'::text,
  approval_hours smallint not null,
  cancellation jsonb not null,
  reschedule_before integer,
  most_reschedules smallint not null,
  verify_email boolean not null default false,
  archived boolean not null default false,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  tax_rate double precision,
  constraint services_secret_unique UNIQUE (account_id, secret),
  constraint services_pkey PRIMARY KEY (account_id, id),
  constraint services_approval_check CHECK (((approval = ANY (ARRAY['none'::text, 'required'::text])) AND ((approval_hours >= 1) AND (approval_hours <= 120)))),
  constraint services_deposit_check CHECK (((deposit_kind = ANY (ARRAY['none'::text, 'fixed'::text, 'percent'::text, 'full'::text])) AND (deposit_value >= 0) AND ((deposit_kind = 'none'::text) OR (price IS NOT NULL)))),
  constraint services_duration_check CHECK (((duration >= 1) AND (buffer_before >= 0) AND (buffer_after >= 0) AND (((duration + buffer_before) + buffer_after) <= 1440))),
  constraint services_fee_check CHECK (((no_show_fee IS NULL) OR ((no_show_fee > 0) AND (currency IS NOT NULL)))),
  constraint services_horizon_check CHECK ((((horizon >= 1) AND (horizon <= 366)) AND (minimum_notice >= 0))),
  constraint services_lists_check CHECK (((jsonb_typeof(parts) = 'array'::text) AND (jsonb_typeof(questions) = 'array'::text) AND (jsonb_typeof(cancellation) = 'array'::text))),
  constraint services_price_check CHECK (((price >= 0) AND ((price IS NULL) OR (currency IS NOT NULL)))),
  constraint services_seats_check CHECK ((seats >= 1)),
  constraint services_step_check CHECK (((slot_step >= 5) AND (slot_step <= 1440))),
  constraint services_tax_check CHECK (((tax_rate >= (0)::double precision) AND (tax_rate < (100)::double precision))),
  constraint services_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'unlisted'::text, 'off'::text])))
);
CREATE INDEX services_active ON scheduling.services USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND (NOT archived));
CREATE INDEX services_archived ON scheduling.services USING btree (account_id, id) WHERE ((deleted_at IS NULL) AND archived);
CREATE INDEX services_updated ON scheduling.services USING btree (account_id, updated_at, id);

create table scheduling.sessions (
  account_id bigint not null,
  id bigint not null,
  service_id bigint not null,
  starts_at timestamp with time zone not null,
  start_date date not null,
  start_time smallint not null,
  timezone text not null,
  duration smallint not null,
  buffer_before smallint not null,
  buffer_after smallint not null,
  seats smallint not null,
  seats_taken smallint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  zone_rules text collate "C" not null default ''::text,
  constraint sessions_pkey PRIMARY KEY (account_id, id),
  constraint sessions_service_fkey FOREIGN KEY (account_id, service_id) REFERENCES scheduling.services(account_id, id),
  constraint sessions_ended_check CHECK (((ended_at IS NULL) OR (seats_taken = 0))),
  constraint sessions_seats_check CHECK (((seats_taken >= 0) AND (seats_taken <= seats)))
);
CREATE INDEX sessions_open ON scheduling.sessions USING btree (account_id, service_id, starts_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_start ON scheduling.sessions USING btree (account_id, starts_at, id) WHERE (ended_at IS NULL);

create table scheduling.undo_holds (
  account_id bigint not null,
  resource_id bigint not null,
  day date not null,
  start_time smallint not null,
  duration smallint not null,
  held_until timestamp with time zone not null,
  constraint undo_holds_pkey PRIMARY KEY (account_id, resource_id, day, start_time),
  constraint undo_holds_resource_fkey FOREIGN KEY (account_id, resource_id) REFERENCES scheduling.resources(account_id, id)
);
CREATE INDEX undo_holds_ended ON scheduling.undo_holds USING btree (account_id, held_until);

create table scheduling.used_continuations (
  id uuid not null,
  used_at timestamp with time zone not null,
  constraint used_continuations_pkey PRIMARY KEY (id)
);
CREATE INDEX used_continuations_age ON scheduling.used_continuations USING btree (used_at);

create table scheduling.users (
  id bigint not null,
  person_id text collate "C" not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  image text,
  timezone text not null,
  last_activity_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint users_person_unique UNIQUE (person_id),
  constraint users_pkey PRIMARY KEY (id)
);

create table scheduling.webhooks (
  account_id bigint not null,
  id bigint not null,
  user_id bigint,
  name text not null,
  payload_url text not null,
  events text[] not null,
  sealed_secret text,
  send_secret_header boolean not null default false,
  paused boolean not null default false,
  status text not null default 'ready'::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  grant_id bigint,
  personal_token_id bigint,
  paused_reason text,
  failures integer not null default 0,
  failing_since timestamp with time zone,
  tried_at timestamp with time zone,
  told_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (account_id, id),
  constraint webhooks_grant_fkey FOREIGN KEY (grant_id) REFERENCES scheduling.grants(id),
  constraint webhooks_personal_token_fkey FOREIGN KEY (personal_token_id) REFERENCES scheduling.personal_tokens(id),
  constraint webhooks_failures_check CHECK (((failures >= 0) AND ((failures > 0) = (failing_since IS NOT NULL)))),
  constraint webhooks_paused_reason_check CHECK (((paused_reason IS NULL) OR (paused AND (paused_reason = 'maker_left'::text)))),
  constraint webhooks_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'success'::text, 'retrying'::text, 'failed'::text]))),
  constraint webhooks_token_check CHECK (((grant_id IS NULL) OR (personal_token_id IS NULL)))
);
CREATE INDEX webhooks_deleted ON scheduling.webhooks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX webhooks_grant ON scheduling.webhooks USING btree (grant_id) WHERE (grant_id IS NOT NULL);
CREATE INDEX webhooks_listed ON scheduling.webhooks USING btree (account_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX webhooks_personal_token ON scheduling.webhooks USING btree (personal_token_id) WHERE (personal_token_id IS NOT NULL);
