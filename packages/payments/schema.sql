create schema payments;

CREATE OR REPLACE FUNCTION payments.convert(amount bigint, from_exponent integer, from_per_euro numeric, to_exponent integer, to_per_euro numeric)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select payments.divide_half_even(
    amount * to_per_euro * power(10::numeric, to_exponent)::numeric(40, 0),
    from_per_euro * power(10::numeric, from_exponent)::numeric(40, 0)
  )::bigint
$function$;

CREATE OR REPLACE FUNCTION payments.convert_exactly(amount bigint, from_exponent integer, from_per_euro numeric, to_exponent integer, to_per_euro numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select payments.divide_half_even(
    amount * to_per_euro * power(10::numeric, to_exponent + 20)::numeric(60, 0),
    from_per_euro * power(10::numeric, from_exponent)::numeric(40, 0)
  ) * 0.00000000000000000001
$function$;

CREATE OR REPLACE FUNCTION payments.divide_half_even(numerator numeric, denominator numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select sign(numerator) * (quotient + case
      when 2 * remainder > denominator then 1
      when 2 * remainder = denominator then mod(quotient, 2)
      else 0 end)
  from (select div(abs(numerator), denominator) as quotient,
    mod(abs(numerator), denominator) as remainder) as parts
$function$;

CREATE OR REPLACE FUNCTION payments.fee_exactly(value numeric, rate_ppm integer)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select payments.divide_half_even(value * rate_ppm * 100000000000000000000, 1000000)
    * 0.00000000000000000001
$function$;

CREATE OR REPLACE FUNCTION payments.rounded(total numeric)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (round(payments.to_twelve_decimals(total))
    - case when mod(payments.to_twelve_decimals(total), 2) = 0.5 then 1 else 0 end)::bigint
$function$;

CREATE OR REPLACE FUNCTION payments.share_exactly(value numeric, part bigint, whole bigint)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when part >= whole then value
    else payments.divide_half_even(value * part * 100000000000000000000, whole)
      * 0.00000000000000000001 end
$function$;

CREATE OR REPLACE FUNCTION payments.to_twelve_decimals(total numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select round(total, 12) - case when mod(total, 0.000000000002) = 0.0000000000005
    then 0.000000000001 else 0 end
$function$;

create table payments.app_keys (
  id text collate "C" not null,
  app_id text collate "C" not null,
  hash bytea not null,
  prefix text not null,
  revoked_at timestamp with time zone,
  suspended boolean not null default false,
  constraint app_keys_hash_unique UNIQUE (hash),
  constraint app_keys_pkey PRIMARY KEY (id),
  constraint app_keys_app_fkey FOREIGN KEY (app_id) REFERENCES payments.apps(id)
);
CREATE INDEX app_keys_app ON payments.app_keys USING btree (app_id, id);

create table payments.apps (
  id text collate "C" not null,
  name text,
  suspension jsonb,
  constraint apps_pkey PRIMARY KEY (id)
);

create table payments.authentications (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  order_hash bytea not null,
  test boolean not null,
  state text not null default 'begun'::text,
  deadline timestamp with time zone not null,
  directory_server_transaction_id text,
  access_control_server_transaction_id text,
  access_control_server_url text,
  result text,
  trans_status text,
  eci text,
  cavv text,
  created_at timestamp with time zone not null,
  constraint authentications_order_key UNIQUE (order_hash, shard),
  constraint authentications_pkey PRIMARY KEY (shard, id),
  constraint authentications_challenge_check CHECK (((state <> 'challenged'::text) OR ((directory_server_transaction_id IS NOT NULL) AND (access_control_server_transaction_id IS NOT NULL) AND (access_control_server_url IS NOT NULL)))),
  constraint authentications_result_check CHECK (((state = 'ended'::text) = (result IS NOT NULL))),
  constraint authentications_state_check CHECK ((state = ANY (ARRAY['begun'::text, 'asked'::text, 'challenged'::text, 'ended'::text])))
);
CREATE INDEX authentications_created ON payments.authentications USING btree (created_at);

create table payments.authorizations (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  fingerprint text,
  original_id text collate "C",
  state text not null default 'asked'::text,
  currency text not null,
  amount bigint not null,
  deadline timestamp with time zone not null,
  transaction_id text collate "C",
  approval_code text,
  acquirer_reference text,
  network_transaction_id text,
  eci text,
  cavv text,
  directory_server_transaction_id text,
  consent_text text,
  payer_address text,
  actor text not null,
  reversal_attempts integer not null default 0,
  reversal_due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  purpose text,
  constraint authorizations_pkey PRIMARY KEY (shard, id),
  constraint authorizations_amount_check CHECK ((amount >= 0)),
  constraint authorizations_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'approved'::text, 'declined'::text, 'reversing'::text, 'reversed'::text])))
);
CREATE INDEX authorizations_asked ON payments.authorizations USING btree (deadline) WHERE (state = 'asked'::text);
CREATE INDEX authorizations_person ON payments.authorizations USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);
CREATE INDEX authorizations_purpose ON payments.authorizations USING btree (shard, original_id) WHERE (purpose IS NOT NULL);
CREATE INDEX authorizations_reversing ON payments.authorizations USING btree (reversal_due_at) WHERE (state = 'reversing'::text);
CREATE INDEX authorizations_reversing_since ON payments.authorizations USING btree (deadline) WHERE (state = 'reversing'::text);

create table payments.balance_slots (
  shard integer not null,
  merchant_id text collate "C" not null,
  slot smallint not null,
  amount bigint not null default 0,
  constraint balance_slots_pkey PRIMARY KEY (shard, merchant_id, slot),
  constraint balance_slots_amount_check CHECK (((amount >= '-562949953421311'::bigint) AND (amount <= '562949953421311'::bigint))),
  constraint balance_slots_slot_check CHECK (((slot >= 0) AND (slot <= 15)))
);

create table payments.bank_requests (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  iban text not null,
  actor text not null,
  state text not null,
  ended_at timestamp with time zone,
  constraint bank_requests_pkey PRIMARY KEY (shard, id),
  constraint bank_requests_ended_check CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint bank_requests_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'replaced'::text])))
);
CREATE INDEX bank_requests_id ON payments.bank_requests USING btree (id);
CREATE INDEX bank_requests_merchant ON payments.bank_requests USING btree (shard, merchant_id, id);
CREATE UNIQUE INDEX bank_requests_waiting ON payments.bank_requests USING btree (shard, merchant_id) WHERE (state = 'waiting'::text);

create table payments.begun_orders (
  shard integer not null,
  hash bytea not null,
  begun_at timestamp with time zone not null,
  constraint begun_orders_pkey PRIMARY KEY (shard, hash)
);
CREATE INDEX begun_orders_begun ON payments.begun_orders USING btree (begun_at);

create table payments.brandings (
  shard integer not null,
  merchant_id text collate "C" not null,
  color text,
  logo text,
  logo_bytes bytea,
  constraint brandings_pkey PRIMARY KEY (shard, merchant_id),
  constraint brandings_logo_check CHECK (((logo IS NULL) = (logo_bytes IS NULL)))
);

create table payments.card_numbers (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  sealed text not null,
  key_version integer not null,
  fingerprint text not null,
  bin text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  scheme text not null,
  constraint card_numbers_pkey PRIMARY KEY (shard, id),
  constraint card_numbers_bin_check CHECK ((bin ~ '^[0-9]{6}$'::text)),
  constraint card_numbers_expiry_check CHECK (((expiry_month >= 1) AND (expiry_month <= 12))),
  constraint card_numbers_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint card_numbers_scheme_check CHECK ((scheme = ANY (ARRAY['visa'::text, 'mastercard'::text])))
);

create table payments.cards (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  notes text,
  deleted_at timestamp with time zone,
  constraint cards_pkey PRIMARY KEY (shard, id),
  constraint cards_transaction_fkey FOREIGN KEY (shard, transaction_id) REFERENCES payments.transactions(shard, id)
);
CREATE INDEX cards_merchant ON payments.cards USING btree (shard, merchant_id, id) WHERE (deleted_at IS NULL);

create table payments.claims (
  shard integer not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint claims_pkey PRIMARY KEY (shard, merchant_id, person_id)
);
CREATE INDEX claims_expired ON payments.claims USING btree (expires_at);
CREATE INDEX claims_person ON payments.claims USING btree (person_id, shard);

create table payments.deliveries (
  shard integer not null,
  webhook_id text collate "C" not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  test boolean not null,
  kind text not null,
  transaction_id text collate "C",
  at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  state text not null,
  due_at timestamp with time zone,
  claimed_by uuid,
  attempts integer not null default 0,
  body text not null,
  headers jsonb not null default '{}'::jsonb,
  claimed_until timestamp with time zone,
  actor text,
  constraint deliveries_pkey PRIMARY KEY (shard, webhook_id, id),
  constraint deliveries_claim CHECK (((claimed_by IS NULL) OR (due_at IS NOT NULL))),
  constraint deliveries_due CHECK (((due_at IS NULL) OR (state = 'waiting'::text))),
  constraint deliveries_state CHECK ((state = ANY (ARRAY['waiting'::text, 'taken'::text, 'failed'::text, 'skipped'::text])))
);
CREATE INDEX deliveries_created ON payments.deliveries USING btree (test, created_at);
CREATE INDEX deliveries_due ON payments.deliveries USING btree (shard, webhook_id, due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX deliveries_leader ON payments.deliveries USING btree (shard, webhook_id, transaction_id) WHERE ((due_at IS NOT NULL) AND (transaction_id IS NOT NULL));
CREATE INDEX deliveries_person ON payments.deliveries USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);
CREATE INDEX deliveries_transaction ON payments.deliveries USING btree (shard, webhook_id, transaction_id, id) WHERE (transaction_id IS NOT NULL);
CREATE INDEX deliveries_waiting ON payments.deliveries USING btree (shard, webhook_id, transaction_id, id) WHERE (state = 'waiting'::text);

create table payments.delivery_attempts (
  shard integer not null,
  webhook_id text collate "C" not null,
  delivery_id text collate "C" not null,
  attempt integer not null,
  at timestamp with time zone not null,
  ms integer not null,
  status integer,
  failure text,
  answer text,
  next_at timestamp with time zone,
  constraint delivery_attempts_pkey PRIMARY KEY (shard, webhook_id, delivery_id, attempt),
  constraint delivery_attempts_delivery FOREIGN KEY (shard, webhook_id, delivery_id) REFERENCES payments.deliveries(shard, webhook_id, id) ON DELETE CASCADE,
  constraint delivery_attempts_outcome CHECK (((status IS NULL) <> (failure IS NULL)))
);

create table payments.dispute_files (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  dispute_id text collate "C" not null,
  name text not null,
  type text not null,
  bytes integer not null,
  sealed_key text not null,
  content text not null,
  constraint dispute_files_name_key UNIQUE (shard, dispute_id, name),
  constraint dispute_files_pkey PRIMARY KEY (shard, id),
  constraint dispute_files_dispute_fkey FOREIGN KEY (shard, dispute_id) REFERENCES payments.disputes(shard, id),
  constraint dispute_files_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text])))
);

create table payments.disputes (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  amount bigint not null,
  reason_code integer not null,
  reason_title text not null,
  due timestamp with time zone not null,
  state text not null default 'open'::text,
  opening_line_id text collate "C" not null,
  closing_line_id text collate "C",
  answer text,
  answered_at timestamp with time zone,
  constraint disputes_pkey PRIMARY KEY (shard, id),
  constraint disputes_transaction_fkey FOREIGN KEY (shard, transaction_id) REFERENCES payments.transactions(shard, id),
  constraint disputes_amount_check CHECK ((amount > 0)),
  constraint disputes_answer_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  constraint disputes_answered_check CHECK (((state <> 'answered'::text) OR (answer IS NOT NULL))),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'won'::text, 'lost'::text])))
);
CREATE INDEX disputes_id ON payments.disputes USING btree (id COLLATE "POSIX");
CREATE INDEX disputes_merchant ON payments.disputes USING btree (shard, merchant_id, id);
CREATE INDEX disputes_transaction ON payments.disputes USING btree (shard, transaction_id, id);

create table payments.entries (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C",
  transaction_id text collate "C" not null,
  kind text not null,
  amount bigint not null,
  balance bigint not null,
  fee_flat bigint not null default 0,
  fee_rate bigint not null default 0,
  descriptor text,
  line_id text collate "C",
  dispute_id text collate "C",
  dispute_won boolean,
  failed boolean not null default false,
  value numeric,
  fee_value numeric,
  fee_returned bigint,
  expired boolean not null default false,
  actor text,
  constraint entries_pkey PRIMARY KEY (shard, id),
  constraint entries_transaction_fkey FOREIGN KEY (shard, transaction_id) REFERENCES payments.transactions(shard, id),
  constraint entries_amount_check CHECK ((amount > 0)),
  constraint entries_dispute_check CHECK (((kind = 'dispute'::text) = (dispute_won IS NOT NULL))),
  constraint entries_expired_check CHECK (((kind = 'void'::text) OR (NOT expired))),
  constraint entries_fee_returned_check CHECK ((fee_returned >= 0)),
  constraint entries_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text, 'void'::text, 'dispute'::text]))),
  constraint entries_line_check CHECK (((kind = 'void'::text) = (line_id IS NULL)))
);
CREATE INDEX entries_person ON payments.entries USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);
CREATE INDEX entries_transaction ON payments.entries USING btree (shard, transaction_id, id);

create table payments.events (
  shard integer not null,
  merchant_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  at timestamp with time zone not null,
  transaction_id text collate "C",
  version integer,
  subject_id text collate "C" not null,
  buckets bigint[],
  actor text not null,
  data jsonb,
  constraint events_pkey PRIMARY KEY (shard, merchant_id, id)
);
CREATE INDEX events_person ON payments.events USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);
CREATE INDEX events_subject ON payments.events USING btree (shard, subject_id, id) WHERE (transaction_id IS NULL);
CREATE INDEX events_transaction ON payments.events USING btree (shard, transaction_id, id) WHERE (transaction_id IS NOT NULL);

create table payments.former_contacts (
  shard integer not null,
  merchant_id text collate "C" not null,
  email text not null,
  until timestamp with time zone not null,
  constraint former_contacts_pkey PRIMARY KEY (shard, merchant_id, email)
);
CREATE INDEX former_contacts_until ON payments.former_contacts USING btree (until);

create table payments.frauds (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  reported timestamp with time zone,
  reason smallint,
  constraint frauds_pkey PRIMARY KEY (shard, id),
  constraint frauds_transaction_fkey FOREIGN KEY (shard, transaction_id) REFERENCES payments.transactions(shard, id),
  constraint frauds_reason_check CHECK (((reason >= 0) AND (reason <= 8)))
);
CREATE INDEX frauds_merchant ON payments.frauds USING btree (shard, merchant_id, id);
CREATE INDEX frauds_transaction ON payments.frauds USING btree (shard, transaction_id, id);

create table payments.heads (
  shard integer not null,
  merchant_id text collate "C" not null,
  last_id text collate "C" not null default ''::text,
  removed_through text collate "C" not null default ''::text,
  since text collate "C" not null default ''::text,
  constraint heads_pkey PRIMARY KEY (shard, merchant_id)
);

create table payments.held_references (
  shard integer not null,
  merchant_id text collate "C" not null,
  reference text not null,
  authorization_id text collate "C" not null,
  constraint held_references_pkey PRIMARY KEY (shard, merchant_id, reference)
);

create table payments.idempotency (
  shard integer not null,
  scope bytea not null,
  body bytea not null,
  created_at timestamp with time zone not null,
  authorization_id text collate "C",
  status smallint,
  headers jsonb,
  answer text,
  sealed text,
  constraint idempotency_pkey PRIMARY KEY (shard, scope)
);
CREATE INDEX idempotency_authorization ON payments.idempotency USING btree (shard, authorization_id) WHERE (authorization_id IS NOT NULL);
CREATE INDEX idempotency_created ON payments.idempotency USING btree (created_at);
CREATE INDEX idempotency_sealed ON payments.idempotency USING btree (shard, scope) WHERE (sealed IS NOT NULL);

create table payments.instructions (
  shard integer not null,
  id text collate "C" not null,
  transaction_id text collate "C" not null,
  kind text not null,
  amount bigint not null,
  attempts integer not null default 0,
  due_at timestamp with time zone not null,
  since timestamp with time zone not null default now(),
  claimed_until timestamp with time zone,
  constraint instructions_pkey PRIMARY KEY (shard, id),
  constraint instructions_amount_check CHECK ((amount > 0)),
  constraint instructions_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text, 'void'::text])))
);
CREATE INDEX instructions_due ON payments.instructions USING btree (due_at);
CREATE INDEX instructions_since ON payments.instructions USING btree (since);

create table payments.issuer_challenges (
  shard integer not null,
  id text collate "C" not null,
  server_transaction_id text collate "C" not null,
  directory_server_transaction_id text not null,
  message_category text not null,
  notification_url text not null,
  merchant_name text not null,
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  last4 text not null,
  scheme text not null,
  code text not null,
  automatic text,
  attempts smallint not null default 0,
  trans_status text,
  challenge_cancel text,
  deadline timestamp with time zone not null,
  constraint issuer_challenges_pkey PRIMARY KEY (shard, id),
  constraint issuer_challenges_attempts_check CHECK (((attempts >= 0) AND (attempts <= 3)))
);
CREATE INDEX issuer_challenges_deadline ON payments.issuer_challenges USING btree (deadline);

create table payments.limits (
  key text collate "C" not null,
  points integer not null,
  expire bigint,
  constraint limits_pkey PRIMARY KEY (key)
);
CREATE INDEX limits_expire ON payments.limits USING btree (expire);

create table payments.lines (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  test boolean not null,
  kind text not null,
  balance bigint not null,
  fee bigint not null default 0,
  description text,
  transaction_id text collate "C",
  amount bigint not null,
  currency text not null,
  rate_from numeric,
  rate_to numeric,
  rate_day date,
  dispute_id text collate "C",
  dispute_won boolean,
  payout_id text collate "C",
  bank_iban text,
  reverses_id text collate "C",
  fee_returned bigint,
  constraint lines_pkey PRIMARY KEY (shard, id),
  constraint lines_fee_check CHECK ((fee >= 0)),
  constraint lines_fee_returned_check CHECK ((fee_returned >= 0)),
  constraint lines_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text, 'payout'::text, 'dispute'::text])))
);
CREATE INDEX lines_merchant ON payments.lines USING btree (shard, merchant_id, id);
CREATE INDEX lines_payout ON payments.lines USING btree (shard, payout_id) WHERE (kind = 'payout'::text);
CREATE INDEX lines_transaction ON payments.lines USING btree (shard, transaction_id, id) WHERE (transaction_id IS NOT NULL);

create table payments.merchant_access (
  merchant_id text collate "C" not null,
  caller_id text collate "C" not null,
  app_id text collate "C",
  person_id text collate "C",
  constraint merchant_access_pkey PRIMARY KEY (merchant_id, caller_id),
  constraint merchant_access_app_fkey FOREIGN KEY (app_id) REFERENCES payments.apps(id),
  constraint merchant_access_person_fkey FOREIGN KEY (merchant_id, person_id) REFERENCES payments.merchant_users(merchant_id, person_id),
  constraint merchant_access_caller_check CHECK (((num_nonnulls(app_id, person_id) = 1) AND (caller_id = COALESCE(app_id, person_id))))
);
CREATE INDEX merchant_access_app ON payments.merchant_access USING btree (merchant_id, app_id) WHERE (app_id IS NOT NULL);
CREATE INDEX merchant_access_caller ON payments.merchant_access USING btree (caller_id, merchant_id);

create table payments.merchant_acts (
  shard integer not null,
  merchant_id text collate "C" not null,
  id text collate "C" not null,
  at timestamp with time zone not null,
  actor text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  address text not null,
  constraint merchant_acts_pkey PRIMARY KEY (shard, merchant_id, id)
);
CREATE INDEX merchant_acts_at ON payments.merchant_acts USING btree (shard, merchant_id, at, id);
CREATE INDEX merchant_acts_person ON payments.merchant_acts USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);
CREATE INDEX merchant_acts_subject ON payments.merchant_acts USING btree (subject, shard) WHERE (act ~~ 'user.%'::text);

create table payments.merchant_keys (
  key uuid not null,
  merchant_id text collate "C" not null,
  constraint merchant_keys_pkey PRIMARY KEY (key)
);

create table payments.merchant_users (
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  email text not null,
  created_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  role text not null default 'viewer'::text,
  constraint merchant_users_pkey PRIMARY KEY (merchant_id, person_id),
  constraint merchant_users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'support'::text, 'accountant'::text, 'viewer'::text])))
);
CREATE INDEX merchant_users_owners ON payments.merchant_users USING btree (merchant_id) WHERE (role = 'owner'::text);
CREATE INDEX merchant_users_person ON payments.merchant_users USING btree (person_id);

create table payments.merchants (
  shard integer not null,
  id text collate "C" not null,
  key uuid not null,
  name text,
  currency text not null,
  exponent smallint not null,
  test boolean not null,
  email text not null,
  website text not null,
  descriptor text not null,
  company_country text not null,
  company_number text,
  bank_iban text,
  can_charge_card boolean not null,
  can_save_card boolean not null,
  can_transfer_to_card boolean not null,
  can_capture boolean not null,
  can_refund boolean not null,
  can_void boolean not null,
  fee_rate_ppm integer not null default 0,
  fee_flat bigint not null default 0,
  fee_dispute bigint not null default 0,
  tds_mode text not null default 'attempt'::text,
  link_secret text,
  approved_at timestamp with time zone,
  link_signature_required boolean not null default false,
  suspension jsonb,
  refunds_fee boolean not null default false,
  authorization_days smallint,
  expired_up_to text collate "C" not null default ''::text,
  capture text not null default 'manual'::text,
  support_refund_limit bigint not null default 0,
  step_up_refund_limit bigint,
  sites text[] not null default '{}'::text[],
  constraint merchants_pkey PRIMARY KEY (shard, id),
  constraint merchants_authorization_days_check CHECK (((authorization_days >= 1) AND (authorization_days <= 365))),
  constraint merchants_capture_check CHECK ((capture = ANY (ARRAY['automatic'::text, 'manual'::text]))),
  constraint merchants_fee_dispute_check CHECK ((fee_dispute >= 0)),
  constraint merchants_fee_flat_check CHECK ((fee_flat >= 0)),
  constraint merchants_fee_rate_check CHECK (((fee_rate_ppm >= 0) AND (fee_rate_ppm <= 1000000))),
  constraint merchants_link_signature_check CHECK (((NOT link_signature_required) OR (link_secret IS NOT NULL))),
  constraint merchants_refund_limits_check CHECK (((support_refund_limit >= 0) AND (step_up_refund_limit >= 0))),
  constraint merchants_sites_check CHECK ((cardinality(sites) <= 20)),
  constraint merchants_tds_mode_check CHECK ((tds_mode = ANY (ARRAY['avoid'::text, 'attempt'::text, 'full'::text])))
);
CREATE INDEX merchants_email ON payments.merchants USING btree (lower(email) COLLATE "C");
CREATE INDEX merchants_expiring ON payments.merchants USING btree (id) WHERE (authorization_days IS NOT NULL);
CREATE INDEX merchants_iban ON payments.merchants USING btree (bank_iban) WHERE (bank_iban IS NOT NULL);
CREATE INDEX merchants_id ON payments.merchants USING btree (id);
CREATE INDEX merchants_name ON payments.merchants USING btree (lower(name) COLLATE "C");

create table payments.naming_notices (
  shard integer not null,
  naming_id text collate "C" not null,
  token_hash bytea not null,
  email text not null,
  constraint naming_notices_pkey PRIMARY KEY (shard, naming_id, token_hash)
);

create table payments.namings (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  due_at timestamp with time zone not null,
  state text not null,
  objected_by text,
  ended_at timestamp with time zone,
  constraint namings_pkey PRIMARY KEY (shard, id),
  constraint namings_ended_check CHECK (((state = ANY (ARRAY['waiting'::text, 'objected'::text, 'overruled'::text])) = (ended_at IS NULL))),
  constraint namings_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'objected'::text, 'overruled'::text, 'named'::text, 'refused'::text, 'lapsed'::text])))
);
CREATE INDEX namings_due ON payments.namings USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'overruled'::text]));
CREATE INDEX namings_merchant ON payments.namings USING btree (shard, merchant_id, id);
CREATE UNIQUE INDEX namings_open ON payments.namings USING btree (shard, merchant_id) WHERE (ended_at IS NULL);
CREATE INDEX namings_person ON payments.namings USING btree (person_id, shard);

create table payments.news (
  shard integer not null,
  merchant_id text collate "C" not null,
  about text collate "C" not null,
  id text collate "C" not null,
  version integer,
  kind text not null,
  subject_id text collate "C" not null,
  at timestamp with time zone not null default statement_timestamp(),
  actor text not null,
  buckets bigint[],
  data jsonb
);
CREATE INDEX news_about ON payments.news USING btree (merchant_id, about, id);
CREATE INDEX news_person ON payments.news USING btree (actor, shard) WHERE (actor ~~ 'person:%'::text);

create table payments.operator_actions (
  id text collate "C" not null,
  created_at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint operator_actions_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_actions_person ON payments.operator_actions USING btree (actor text_pattern_ops) WHERE (actor ~~ 'person:%'::text);

create table payments.order_tokens (
  shard integer not null,
  hash bytea not null,
  order_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint order_tokens_pkey PRIMARY KEY (shard, hash)
);
CREATE INDEX order_tokens_expiry ON payments.order_tokens USING btree (expires_at);

create table payments.orders (
  shard integer not null,
  hash bytea not null,
  merchant_id text collate "C" not null,
  authorization_id text collate "C" not null,
  status smallint,
  answer text,
  constraint orders_pkey PRIMARY KEY (shard, hash)
);
CREATE INDEX orders_authorization ON payments.orders USING btree (shard, authorization_id);

create table payments.payout_exports (
  id text collate "C" not null,
  content text not null,
  constraint payout_exports_pkey PRIMARY KEY (id)
);

create table payments.payouts (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  amount bigint not null,
  currency text not null,
  iban text not null,
  end_to_end_id text not null,
  state text not null default 'created'::text,
  line_id text collate "C" not null,
  return_line_id text collate "C",
  export_id text collate "C",
  constraint payouts_end_to_end_id_unique UNIQUE (shard, end_to_end_id),
  constraint payouts_pkey PRIMARY KEY (shard, id),
  constraint payouts_amount_check CHECK ((amount > 0)),
  constraint payouts_state_check CHECK ((state = ANY (ARRAY['created'::text, 'exported'::text, 'paid'::text, 'returned'::text])))
);
CREATE INDEX payouts_created ON payments.payouts USING btree (id) WHERE (state = 'created'::text);
CREATE INDEX payouts_id ON payments.payouts USING btree (id COLLATE "POSIX");
CREATE INDEX payouts_merchant ON payments.payouts USING btree (shard, merchant_id, id);
CREATE INDEX payouts_state ON payments.payouts USING btree (shard, merchant_id, state, id);

create table payments.rates (
  currency text not null,
  day date not null,
  per_euro numeric not null,
  constraint rates_pkey PRIMARY KEY (currency, day),
  constraint rates_per_euro_positive CHECK ((per_euro > (0)::numeric))
);

create table payments.readers (
  shard integer not null,
  webhook_id text collate "C" not null,
  merchant_id text collate "C" not null,
  cursor text collate "C" not null,
  constraint readers_pkey PRIMARY KEY (shard, webhook_id)
);

create table payments.refunders (
  shard integer not null,
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  refunds jsonb not null default '[]'::jsonb,
  constraint refunders_pkey PRIMARY KEY (shard, merchant_id, person_id)
);
CREATE INDEX refunders_person ON payments.refunders USING btree (person_id, shard);

create table payments.rescues (
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  app_id text collate "C" not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  objection_hash bytea,
  state text not null,
  ended_at timestamp with time zone,
  constraint rescues_objection_key UNIQUE (objection_hash),
  constraint rescues_pkey PRIMARY KEY (id),
  constraint rescues_app_fkey FOREIGN KEY (app_id) REFERENCES payments.apps(id),
  constraint rescues_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'granted'::text, 'objected'::text])))
);
CREATE INDEX rescues_due ON payments.rescues USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX rescues_merchant ON payments.rescues USING btree (merchant_id, id);
CREATE UNIQUE INDEX rescues_waiting ON payments.rescues USING btree (merchant_id, app_id) WHERE (state = 'waiting'::text);

create table payments.simulator_cards (
  shard integer not null,
  merchant_id text collate "C" not null,
  fingerprint text not null,
  currency text not null,
  balance bigint not null,
  expires_at timestamp with time zone not null,
  constraint simulator_cards_pkey PRIMARY KEY (shard, merchant_id, fingerprint)
);
CREATE INDEX simulator_cards_expired ON payments.simulator_cards USING btree (expires_at);

create table payments.simulator_movements (
  shard integer not null,
  reference text collate "C" not null,
  merchant_id text collate "C" not null,
  fingerprint text not null,
  kind text not null,
  amount bigint not null,
  constraint simulator_movements_pkey PRIMARY KEY (shard, reference, kind)
);

create table payments.transactions (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  authorization_id text collate "C" not null,
  card_number_id text collate "C",
  test boolean not null,
  currency text not null,
  exponent smallint not null,
  amount bigint not null,
  captured bigint not null default 0,
  refunded bigint not null default 0,
  voided bigint not null default 0,
  disputed bigint not null default 0,
  version integer not null default 0,
  descriptor text not null,
  bin text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  scheme text not null,
  code_present boolean not null,
  text text,
  custom jsonb,
  reference text,
  agreement jsonb,
  tds text,
  recurring boolean not null,
  error_code smallint,
  captured_value numeric not null default 0,
  refunded_value numeric not null default 0,
  fee_value numeric not null default 0,
  movements integer not null default 0,
  fee_returned_value numeric not null default 0,
  expired_at timestamp with time zone,
  constraint transactions_pkey PRIMARY KEY (shard, id),
  constraint transactions_amount_check CHECK ((amount >= 0)),
  constraint transactions_captured_check CHECK ((captured >= 0)),
  constraint transactions_captured_value_check CHECK ((captured_value >= (0)::numeric)),
  constraint transactions_card_check CHECK (((error_code IS NOT NULL) OR (card_number_id IS NOT NULL))),
  constraint transactions_disputed_check CHECK (((disputed >= 0) AND (disputed <= captured))),
  constraint transactions_failed_check CHECK (((error_code IS NULL) OR ((captured = 0) AND (voided = 0)))),
  constraint transactions_fee_returned_value_check CHECK (((fee_returned_value >= (0)::numeric) AND (fee_returned_value <= fee_value))),
  constraint transactions_fee_value_check CHECK ((fee_value >= (0)::numeric)),
  constraint transactions_pending_check CHECK (((captured + voided) <= amount)),
  constraint transactions_refunded_check CHECK (((refunded >= 0) AND (refunded <= captured))),
  constraint transactions_refunded_value_check CHECK ((refunded_value >= (0)::numeric)),
  constraint transactions_tds_check CHECK ((tds = ANY (ARRAY['attempt'::text, 'full'::text]))),
  constraint transactions_voided_check CHECK ((voided >= 0))
);
CREATE INDEX transactions_amount ON payments.transactions USING btree (shard, merchant_id, amount, id);
CREATE INDEX transactions_disputed ON payments.transactions USING btree (shard, merchant_id, id) WHERE (disputed > 0);
CREATE INDEX transactions_failed ON payments.transactions USING btree (shard, merchant_id, id) WHERE (error_code IS NOT NULL);
CREATE INDEX transactions_last4 ON payments.transactions USING btree (shard, merchant_id, last4, id);
CREATE INDEX transactions_merchant ON payments.transactions USING btree (shard, merchant_id, id);
CREATE INDEX transactions_reference ON payments.transactions USING btree (shard, merchant_id, reference, id) WHERE (reference IS NOT NULL);
CREATE INDEX transactions_refunded ON payments.transactions USING btree (shard, merchant_id, id) WHERE (refunded > 0);

create table payments.webhooks (
  shard integer not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  test boolean not null,
  url text not null,
  types text[] not null,
  description text,
  state text not null,
  reason text,
  secret text,
  former_secret text,
  former_until timestamp with time zone,
  created_at timestamp with time zone not null,
  last_success timestamp with time zone,
  last_failure timestamp with time zone,
  failures integer not null default 0,
  failing_since timestamp with time zone,
  told_at timestamp with time zone,
  deleted_at timestamp with time zone,
  constraint webhooks_pkey PRIMARY KEY (shard, id),
  constraint webhooks_former CHECK (((former_secret IS NULL) = (former_until IS NULL))),
  constraint webhooks_reason CHECK (((state = 'disabled'::text) = (reason IS NOT NULL))),
  constraint webhooks_state CHECK ((state = ANY (ARRAY['active'::text, 'paused'::text, 'disabled'::text])))
);
CREATE INDEX webhooks_deleted ON payments.webhooks USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX webhooks_failing ON payments.webhooks USING btree (failing_since) WHERE ((state = 'active'::text) AND (deleted_at IS NULL) AND (failing_since IS NOT NULL));
CREATE INDEX webhooks_merchant ON payments.webhooks USING btree (shard, merchant_id, id) WHERE (deleted_at IS NULL);
