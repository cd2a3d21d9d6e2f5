-- What customers book by themselves: services, sessions of them, and appointments in these.

-- What can be booked, how long, by whom, at which price and terms.
create table scheduling.services (
  account_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint,
  position integer not null default 0,
  name text not null,
  description text not null default '',
  color text not null,
  visibility text not null default 'off',
  -- What stands in the address of one that is not listed, drawn once; nobody guesses it.
  secret text not null,
  duration smallint not null,
  buffer_before smallint not null default 0,
  buffer_after smallint not null default 0,
  -- [{id, name, resource_ids, count, choosable}]
  parts jsonb not null,
  slot_step smallint not null,
  minimum_notice integer not null,
  horizon smallint not null,
  seats smallint not null default 1,
  price bigint,
  currency text,
  deposit_kind text not null default 'none',
  deposit_value bigint not null default 0,
  no_show_fee bigint,
  -- [{id, label, kind, options, required}]
  questions jsonb not null default '[]',
  approval text not null default 'none',
  approval_hours smallint not null,
  -- [{minutes_before, refund_percent}], both falling
  cancellation jsonb not null,
  reschedule_before integer,
  most_reschedules smallint not null,
  verify_email boolean not null default false,
  archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint services_pkey primary key (account_id, id),
  constraint services_secret_unique unique (account_id, secret),
  constraint services_visibility_check check (visibility in ('public', 'unlisted', 'off')),
  constraint services_duration_check check (duration >= 1 and buffer_before >= 0
    and buffer_after >= 0 and duration + buffer_before + buffer_after <= 1440),
  constraint services_step_check check (slot_step between 5 and 1440),
  constraint services_horizon_check check (horizon between 1 and 366 and minimum_notice >= 0),
  constraint services_seats_check check (seats >= 1),
  constraint services_price_check check (price >= 0 and (price is null or currency is not null)),
  constraint services_deposit_check check (
    deposit_kind in ('none', 'fixed', 'percent', 'full') and deposit_value >= 0
    and (deposit_kind = 'none' or price is not null)),
  constraint services_fee_check check (no_show_fee > 0 and currency is not null),
  constraint services_approval_check
    check (approval in ('none', 'required') and approval_hours between 1 and 120),
  constraint services_lists_check check (jsonb_typeof(parts) = 'array'
    and jsonb_typeof(questions) = 'array' and jsonb_typeof(cancellation) = 'array')
);
create index services_active on scheduling.services (account_id, id)
  where deleted_at is null and not archived;
create index services_archived on scheduling.services (account_id, id)
  where deleted_at is null and archived;
create index services_updated on scheduling.services (account_id, updated_at, id);

-- The page of an account on which customers book.
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
  websites text[] not null default '{}',
  accent_color text,
  notices_to text[] not null default '{}',
  reminders integer[] not null default '{1440}',
  -- {kind: {locale: {subject, paragraph}}}
  texts jsonb not null default '{}',
  retention_months smallint not null default 24,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint booking_pages_pkey primary key (account_id),
  constraint booking_pages_published_check
    check (not published or (contact_email is not null and privacy_url is not null)),
  constraint booking_pages_retention_check check (retention_months between 1 and 120)
);

-- A customer is a client, who is found by an address.
alter table scheduling.clients
  add column email text,
  add column phone text,
  add column locale text,
  add column reminders_off boolean not null default false;
create unique index clients_email on scheduling.clients (account_id, lower(email))
  where deleted_at is null and email is not null;

-- A service given once: it owns a booking of each resource that it takes. The time on the wall of
-- the resource of its first part is the truth, and starts_at is derived.
create table scheduling.sessions (
  account_id bigint not null,
  id bigint generated always as identity,
  service_id bigint not null,
  starts_at timestamptz not null,
  start_date date not null,
  start_time smallint not null,
  timezone text not null,
  duration smallint not null,
  buffer_before smallint not null,
  buffer_after smallint not null,
  seats smallint not null,
  seats_taken smallint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Nobody is in it any more, and its minutes are free.
  ended_at timestamptz,
  constraint sessions_pkey primary key (account_id, id),
  constraint sessions_service_fkey foreign key (account_id, service_id)
    references scheduling.services (account_id, id),
  constraint sessions_seats_check check (seats_taken between 0 and seats),
  constraint sessions_ended_check check (ended_at is null or seats_taken = 0)
);
create index sessions_open on scheduling.sessions (account_id, service_id, starts_at)
  where ended_at is null;
create index sessions_start on scheduling.sessions (account_id, starts_at, id)
  where ended_at is null;

alter table scheduling.bookings
  add column session_id bigint,
  -- It waits for its customer to say who comes, or to pay.
  add column held boolean not null default false,
  add constraint bookings_session_fkey foreign key (account_id, session_id)
    references scheduling.sessions (account_id, id),
  add constraint bookings_held_check check (not held or session_id is not null);
create index bookings_session on scheduling.bookings (account_id, session_id, id)
  where session_id is not null;

-- What becomes of bookings of sessions by other doors, for whoever looks after the appointments.
create table scheduling.booking_news (
  account_id bigint not null,
  id bigint generated always as identity,
  session_id bigint not null,
  booking_id bigint not null,
  kind text not null,
  at timestamptz not null,
  constraint booking_news_pkey primary key (account_id, id),
  constraint booking_news_kind_check check (kind in ('displaced', 'gone'))
);

-- A customer's place in a session. What was agreed, and what was typed, stays with it.
create table scheduling.appointments (
  account_id bigint not null,
  id bigint generated always as identity,
  service_id bigint not null,
  session_id bigint not null,
  client_id bigint,
  state text not null,
  seats smallint not null default 1,
  revision integer not null default 1,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The resources that were asked for; empty for anybody.
  wished_ids bigint[] not null default '{}',
  -- The terms as they were shown: what the service was at the time.
  snapshot jsonb not null,
  -- Of a hold, and of a customer who was sent to pay.
  held_until timestamptz,
  sent_at timestamptz,
  extensions smallint not null default 0,
  -- Raised, it ends the links that were given out.
  link_version integer not null default 1,
  name text,
  email text,
  phone text,
  locale text not null,
  timezone text not null,
  answers jsonb not null default '{}',
  consents jsonb not null default '{}',
  notes text,
  is_by_staff boolean not null default false,
  attention text,
  -- When a request is declined by itself.
  decide_by timestamptz,
  reschedules smallint not null default 0,
  -- The lowest share of the deposit that cancelling had come to before it was moved.
  refund_percent smallint,
  -- Of its event in calendars.
  uid uuid not null,
  sequence integer not null default 0,
  cancelled_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  erased_at timestamptz,
  constraint appointments_pkey primary key (account_id, id),
  constraint appointments_service_fkey foreign key (account_id, service_id)
    references scheduling.services (account_id, id),
  constraint appointments_session_fkey foreign key (account_id, session_id)
    references scheduling.sessions (account_id, id),
  constraint appointments_client_fkey foreign key (account_id, client_id)
    references scheduling.clients (account_id, id),
  constraint appointments_state_check check (state in ('held', 'requested', 'confirmed', 'expired',
    'declined', 'cancelled', 'attended', 'no_show')),
  constraint appointments_held_check check ((state = 'held') = (held_until is not null)),
  constraint appointments_seats_check check (seats >= 1),
  constraint appointments_attention_check check (attention in ('displaced', 'payment')),
  constraint appointments_cancelled_check check (cancelled_by in ('customer', 'business')),
  constraint appointments_percent_check check (refund_percent between 0 and 100)
);
create index appointments_session on scheduling.appointments (account_id, session_id, id);
create index appointments_start on scheduling.appointments (account_id, starts_at, id)
  where state <> 'held' and state <> 'expired';
create index appointments_client on scheduling.appointments (account_id, client_id, id)
  where client_id is not null;
create index appointments_service on scheduling.appointments (account_id, service_id, id);
create index appointments_updated on scheduling.appointments (account_id, updated_at, id);
create index appointments_held on scheduling.appointments (account_id, held_until)
  where state = 'held';
create index appointments_requested on scheduling.appointments (account_id, decide_by)
  where state = 'requested';

-- A mail that is due.
create table scheduling.notices (
  account_id bigint not null,
  id bigint generated always as identity,
  appointment_id bigint not null,
  kind text not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  constraint notices_pkey primary key (account_id, id),
  constraint notices_appointment_fkey foreign key (account_id, appointment_id)
    references scheduling.appointments (account_id, id)
);
create index notices_appointment on scheduling.notices (account_id, appointment_id, id);
create index notices_due on scheduling.notices (account_id, due_at);
