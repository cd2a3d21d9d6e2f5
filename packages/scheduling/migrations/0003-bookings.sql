-- A booking takes minutes of days of a resource. That nothing is booked twice is a property of
-- these tables: the day's ledger (resource_days) and the exclusion of overlapping times.

create table scheduling.bookings (
  account_id bigint not null,
  id bigint generated always as identity,
  group_id bigint,
  resource_id bigint not null,
  booker_id bigint,
  client_id bigint,
  project_id bigint,
  details text not null default '',
  start_date date not null,
  end_date date not null,
  duration smallint not null,
  start_time smallint,
  billable boolean not null default false,
  tentative boolean not null default false,
  timezone text not null,
  revision int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A deleted booking stays, without its days, so that it can be told that it is gone.
  deleted_at timestamptz,
  constraint bookings_pkey primary key (account_id, id),
  constraint bookings_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint bookings_client_fkey foreign key (account_id, client_id)
    references scheduling.clients (account_id, id),
  constraint bookings_project_fkey foreign key (account_id, project_id)
    references scheduling.projects (account_id, id),
  constraint bookings_days_check check (start_date <= end_date and end_date - start_date < 366),
  constraint bookings_duration_check check (duration between 1 and 1440),
  constraint bookings_time_check
    check (start_time is null or (start_time >= 0 and start_time + duration <= 1440)),
  constraint bookings_purpose_check check (client_id is null or project_id is null)
);
-- The account stands in it as a range, and deleted bookings too, so that the index serves ranges of
-- days and nothing else: where statistics are missing it would look cheaper than the primary key.
create index bookings_days on scheduling.bookings
  using gist (int8range(account_id, account_id, '[]'), daterange(start_date, end_date, '[]'));
create index bookings_resource on scheduling.bookings (account_id, resource_id, id);
create index bookings_booker on scheduling.bookings (account_id, booker_id, id);
create index bookings_client on scheduling.bookings (account_id, client_id, id)
  where client_id is not null;
create index bookings_project on scheduling.bookings (account_id, project_id, id)
  where project_id is not null;
create index bookings_updated on scheduling.bookings (account_id, updated_at, id);

-- One row for each day of a booking that takes time. unit leaves room for resources of several
-- equal units.
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
  minutes int4range generated always as (int4range(start_time, start_time + duration)) stored,
  constraint booking_durations_pkey primary key (account_id, booking_id, day),
  constraint booking_durations_booking_fkey foreign key (account_id, booking_id)
    references scheduling.bookings (account_id, id),
  constraint booking_durations_duration_check check (duration between 1 and 1440),
  constraint booking_durations_time_check
    check (start_time is null or (start_time >= 0 and start_time + duration <= 1440)),
  constraint booking_durations_overlap exclude using gist (
    account_id with =, resource_id with =, unit with =, day with =, minutes with &&
  ) where (not waiting and not tentative and start_time is not null)
);
create index booking_durations_resource
  on scheduling.booking_durations (account_id, resource_id, day, booking_id);

-- The ledger: minutes that are booked (neither waiting nor tentative) and that are there, of every
-- day that was ever booked. Whatever changes what is there corrects the rows that exist.
create table scheduling.resource_days (
  account_id bigint not null,
  resource_id bigint not null,
  day date not null,
  booked int not null,
  available int not null,
  constraint resource_days_pkey primary key (account_id, resource_id, day),
  constraint resource_days_booked_check check (booked >= 0),
  constraint resource_days_capacity check (booked <= available)
) with (fillfactor = 70);

create table scheduling.downtime_types (
  account_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  "default" boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint downtime_types_pkey primary key (account_id, id)
);

-- Time off: one span from a minute of the first day to a minute of the last.
create table scheduling.downtimes (
  account_id bigint not null,
  id bigint generated always as identity,
  booker_id bigint,
  downtime_type_id bigint,
  details text not null default '',
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  -- Null: the own zone of each resource.
  timezone text,
  state text not null,
  -- Rises with each change of what it closes or says.
  revision int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint downtimes_pkey primary key (account_id, id),
  constraint downtimes_type_fkey foreign key (account_id, downtime_type_id)
    references scheduling.downtime_types (account_id, id),
  constraint downtimes_days_check check (first_day <= last_day),
  constraint downtimes_time_check check (
    start_time between 0 and 1440 and end_time between 0 and 1440
    and (first_day < last_day or start_time < end_time)
  ),
  constraint downtimes_state_check check (state in ('Approved', 'Pending', 'Declined'))
);

-- The span of a time off as the clocks of a resource show it; empty where the clocks of the time
-- off skip it.
create table scheduling.downtime_resources (
  account_id bigint not null,
  downtime_id bigint not null,
  resource_id bigint not null,
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  constraint downtime_resources_pkey primary key (account_id, downtime_id, resource_id),
  constraint downtime_resources_downtime_fkey foreign key (account_id, downtime_id)
    references scheduling.downtimes (account_id, id) on delete cascade,
  constraint downtime_resources_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint downtime_resources_span_check check (
    start_time between 0 and 1440 and end_time between 0 and 1440
    and (first_day < last_day or first_day = last_day and start_time <= end_time)
  )
);
create index downtime_resources_resource
  on scheduling.downtime_resources (account_id, resource_id, last_day);
