create schema desk;

create table desk.actions (
  id bigint not null,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint actions_pkey PRIMARY KEY (id)
);
CREATE INDEX actions_factor_lost ON desk.actions USING btree (subject) WHERE (action = 'person.factor_lost'::text);
CREATE INDEX actions_person ON desk.actions USING btree (actor text_pattern_ops) WHERE (actor ~~ 'person:%'::text);

create table desk.dismissed_steps (
  half text collate "C" not null,
  dismissed_at timestamp with time zone not null,
  constraint dismissed_steps_pkey PRIMARY KEY (half)
);

create table desk.fillings (
  half text collate "C" not null,
  filled_by text collate "C" not null,
  filled_at timestamp with time zone not null,
  constraint fillings_pkey PRIMARY KEY (half),
  constraint fillings_filled_by_fkey FOREIGN KEY (filled_by) REFERENCES people.persons(id)
);
CREATE INDEX fillings_filled_by ON desk.fillings USING btree (filled_by);

create table desk.limits (
  key text collate "C" not null,
  points integer not null,
  expire bigint,
  constraint limits_pkey PRIMARY KEY (key)
);
CREATE INDEX limits_expire ON desk.limits USING btree (expire);

create table desk.places (
  id uuid not null,
  name text not null,
  merchant_id text collate "C",
  account_id bigint,
  made_by text collate "C" not null,
  created_at timestamp with time zone not null,
  connect_at timestamp with time zone,
  constraint places_account_unique UNIQUE (account_id),
  constraint places_merchant_unique UNIQUE (merchant_id),
  constraint places_pkey PRIMARY KEY (id),
  constraint places_made_by_fkey FOREIGN KEY (made_by) REFERENCES people.persons(id),
  constraint places_half_check CHECK ((num_nonnulls(merchant_id, account_id) > 0)),
  constraint places_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
