-- What can be booked and when, and for whom. Days are dates of the resource's own zone; times of
-- day are minutes from local midnight, and every day has 1440 of them.

create table scheduling.resource_types (
  account_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  human boolean not null,
  custom_attributes text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint resource_types_pkey primary key (account_id, id)
);

create table scheduling.custom_fields (
  account_id bigint not null,
  id bigint generated always as identity,
  resource_type_id bigint not null,
  name text not null,
  required boolean not null,
  constraint custom_fields_pkey primary key (account_id, id),
  constraint custom_fields_name_unique unique (account_id, resource_type_id, name),
  constraint custom_fields_type_fkey foreign key (account_id, resource_type_id)
    references scheduling.resource_types (account_id, id)
);
create index custom_fields_type on scheduling.custom_fields (account_id, resource_type_id, id);

create table scheduling.custom_field_options (
  account_id bigint not null,
  id bigint generated always as identity,
  custom_field_id bigint not null,
  value text not null,
  constraint custom_field_options_pkey primary key (account_id, id),
  constraint custom_field_options_value_unique unique (account_id, custom_field_id, value),
  constraint custom_field_options_field_fkey foreign key (account_id, custom_field_id)
    references scheduling.custom_fields (account_id, id) on delete cascade
);
create index custom_field_options_field
  on scheduling.custom_field_options (account_id, custom_field_id, id);

create table scheduling.resources (
  account_id bigint not null,
  id bigint generated always as identity,
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
  capacity int,
  registration_number text,
  notes text,
  color text not null,
  timezone text not null,
  bookable boolean not null default true,
  archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint resources_pkey primary key (account_id, id),
  constraint resources_type_fkey foreign key (account_id, resource_type_id)
    references scheduling.resource_types (account_id, id),
  constraint resources_capacity_check check (capacity >= 0)
);
create unique index resources_user on scheduling.resources (account_id, user_id)
  where user_id is not null and deleted_at is null;

create table scheduling.resource_options (
  account_id bigint not null,
  resource_id bigint not null,
  custom_field_option_id bigint not null,
  constraint resource_options_pkey primary key (account_id, resource_id, custom_field_option_id),
  constraint resource_options_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint resource_options_option_fkey foreign key (account_id, custom_field_option_id)
    references scheduling.custom_field_options (account_id, id) on delete cascade
);

-- The ordinary week: 0 is Sunday. Days from valid_from to valid_until, both included; null is open.
create table scheduling.availability_periods (
  account_id bigint not null,
  id bigint generated always as identity,
  resource_id bigint not null,
  week_day smallint not null,
  start_time smallint not null,
  end_time smallint not null,
  valid_from date,
  valid_until date,
  minutes int4range not null generated always as (int4range(start_time, end_time)) stored,
  validity daterange not null generated always as (daterange(valid_from, valid_until, '[]')) stored,
  constraint availability_periods_pkey primary key (account_id, id),
  constraint availability_periods_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint availability_periods_week_day_check check (week_day between 0 and 6),
  constraint availability_periods_time_check
    check (start_time >= 0 and end_time <= 1440 and start_time < end_time),
  constraint availability_periods_overlap exclude using gist (
    account_id with =, resource_id with =, week_day with =, minutes with &&, validity with &&
  )
);
create index availability_periods_resource
  on scheduling.availability_periods (account_id, resource_id, week_day);

-- Availability of single days beside the ordinary week.
create table scheduling.custom_periods (
  account_id bigint not null,
  id bigint generated always as identity,
  resource_id bigint not null,
  first_day date not null,
  last_day date not null,
  start_time smallint not null,
  end_time smallint not null,
  created_at timestamptz not null,
  constraint custom_periods_pkey primary key (account_id, id),
  constraint custom_periods_resource_fkey foreign key (account_id, resource_id)
    references scheduling.resources (account_id, id),
  constraint custom_periods_days_check check (first_day <= last_day),
  constraint custom_periods_time_check
    check (start_time >= 0 and end_time <= 1440 and start_time < end_time)
);
create index custom_periods_resource
  on scheduling.custom_periods (account_id, resource_id, last_day);

create table scheduling.clients (
  account_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint,
  name text not null,
  color text not null,
  notes text,
  archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint clients_pkey primary key (account_id, id)
);

create table scheduling.projects (
  account_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint,
  client_id bigint,
  name text not null,
  color text not null,
  notes text,
  project_code text,
  default_billable boolean not null default false,
  archived boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint projects_pkey primary key (account_id, id),
  constraint projects_client_fkey foreign key (account_id, client_id)
    references scheduling.clients (account_id, id)
);
create index projects_client on scheduling.projects (account_id, client_id, id);
