-- Amounts are integers in minor units; an id carries its time and its shard, so no row repeats them
-- but for the shard, which is the distribution column of everything that belongs to a merchant.

create schema payments;

create function payments.divide_half_even(numerator numeric, denominator numeric)
returns numeric language sql immutable parallel safe as $$
  select sign(numerator) * (quotient + case
      when 2 * remainder > denominator then 1
      when 2 * remainder = denominator then mod(quotient, 2)
      else 0 end)
  from (select div(abs(numerator), denominator) as quotient,
    mod(abs(numerator), denominator) as remainder) as parts
$$;

create function payments.convert(
  amount bigint, from_exponent int, from_per_euro numeric, to_exponent int, to_per_euro numeric
) returns bigint language sql immutable parallel safe as $$
  select payments.divide_half_even(
    amount * to_per_euro * power(10::numeric, to_exponent)::numeric(40, 0),
    from_per_euro * power(10::numeric, from_exponent)::numeric(40, 0)
  )::bigint
$$;

-- Outside the shards: small tables that are looked up before a merchant is known.

create table payments.apps (
  id text collate "C" not null,
  name text,
  constraint apps_pkey primary key (id)
);

create table payments.app_keys (
  id text collate "C" not null,
  app_id text collate "C" not null,
  hash bytea not null,
  prefix text not null,
  revoked_at timestamptz,
  constraint app_keys_pkey primary key (id),
  constraint app_keys_app_fkey foreign key (app_id) references payments.apps (id),
  constraint app_keys_hash_unique unique (hash)
);
create index app_keys_app on payments.app_keys (app_id, id);

create table payments.merchant_keys (
  key uuid not null,
  shard int not null,
  merchant_id text collate "C" not null,
  constraint merchant_keys_pkey primary key (key)
);

create table payments.merchant_apps (
  merchant_id text collate "C" not null,
  app_id text collate "C" not null,
  constraint merchant_apps_pkey primary key (merchant_id, app_id),
  constraint merchant_apps_app_fkey foreign key (app_id) references payments.apps (id)
);
create index merchant_apps_app on payments.merchant_apps (app_id, merchant_id);

create table payments.merchant_users (
  merchant_id text collate "C" not null,
  person_id text collate "C" not null,
  email text not null,
  created_at timestamptz not null,
  accepted_at timestamptz,
  constraint merchant_users_pkey primary key (merchant_id, person_id)
);

create table payments.rates (
  currency text not null,
  day date not null,
  per_euro numeric not null,
  constraint rates_pkey primary key (currency, day),
  constraint rates_per_euro_positive check (per_euro > 0)
);

create table payments.checks (
  name text not null,
  value text not null,
  constraint checks_pkey primary key (name)
);

create table payments.operator_actions (
  id text collate "C" not null,
  created_at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null,
  constraint operator_actions_pkey primary key (id)
);

-- Of a merchant.

create table payments.merchants (
  shard int not null,
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
  fee_rate_ppm int not null default 0,
  fee_flat bigint not null default 0,
  fee_dispute bigint not null default 0,
  tds_mode text not null default 'attempt',
  link_secret text,
  approved_at timestamptz,
  constraint merchants_pkey primary key (shard, id),
  constraint merchants_fee_rate_check check (fee_rate_ppm between 0 and 1000000),
  constraint merchants_fee_flat_check check (fee_flat >= 0),
  constraint merchants_fee_dispute_check check (fee_dispute >= 0),
  constraint merchants_tds_mode_check check (tds_mode in ('avoid', 'attempt', 'full'))
);

create table payments.balance_slots (
  shard int not null,
  merchant_id text collate "C" not null,
  slot smallint not null,
  amount bigint not null default 0,
  constraint balance_slots_pkey primary key (shard, merchant_id, slot),
  constraint balance_slots_slot_check check (slot between 0 and 15),
  -- Below 2^49, so that the sum of sixteen is an exact number in every language.
  constraint balance_slots_amount_check
    check (amount between -562949953421311 and 562949953421311)
) with (fillfactor = 50);

create table payments.card_numbers (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  sealed text not null,
  key_version int not null,
  fingerprint text not null,
  bin text not null,
  last4 text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  scheme text not null,
  constraint card_numbers_pkey primary key (shard, id),
  constraint card_numbers_bin_check check (bin ~ '^[0-9]{6}$'),
  constraint card_numbers_last4_check check (last4 ~ '^[0-9]{4}$'),
  constraint card_numbers_scheme_check check (scheme in ('visa', 'mastercard')),
  constraint card_numbers_expiry_check check (expiry_month between 1 and 12)
);

-- A question to the acquirer, written down before it is asked. What the outcome needs and what
-- cannot be had later is kept here; a transaction exists only once there is an outcome.
create table payments.authorizations (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  fingerprint text not null,
  original_id text collate "C",
  state text not null default 'asked',
  currency text not null,
  amount bigint not null,
  deadline timestamptz not null,
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
  reversal_attempts int not null default 0,
  reversal_due_at timestamptz,
  constraint authorizations_pkey primary key (shard, id),
  constraint authorizations_state_check
    check (state in ('asked', 'approved', 'declined', 'reversing', 'reversed')),
  constraint authorizations_amount_check check (amount >= 0)
);
create index authorizations_asked on payments.authorizations (deadline) where state = 'asked';
create index authorizations_reversing on payments.authorizations (reversal_due_at)
  where state = 'reversing';

create table payments.transactions (
  shard int not null,
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
  version int not null default 0,
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
  constraint transactions_pkey primary key (shard, id),
  constraint transactions_amount_check check (amount >= 0),
  constraint transactions_captured_check check (captured >= 0),
  constraint transactions_voided_check check (voided >= 0),
  constraint transactions_pending_check check (captured + voided <= amount),
  constraint transactions_refunded_check check (refunded between 0 and captured),
  constraint transactions_disputed_check check (disputed between 0 and captured),
  constraint transactions_failed_check check (error_code is null or (captured = 0 and voided = 0)),
  constraint transactions_card_check check (error_code is not null or card_number_id is not null),
  constraint transactions_tds_check check (tds in ('attempt', 'full'))
) with (fillfactor = 80);
create index transactions_merchant on payments.transactions (shard, merchant_id, id);
create index transactions_last4 on payments.transactions (shard, merchant_id, last4, id);
create index transactions_reference on payments.transactions (shard, merchant_id, reference, id)
  where reference is not null;
create index transactions_failed on payments.transactions (shard, merchant_id, id)
  where error_code is not null;

create table payments.lines (
  shard int not null,
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
  constraint lines_pkey primary key (shard, id),
  constraint lines_kind_check check (kind in ('capture', 'refund', 'payout', 'dispute')),
  constraint lines_fee_check check (fee >= 0)
);
create index lines_merchant on payments.lines (shard, merchant_id, id);
create index lines_transaction on payments.lines (shard, transaction_id, id)
  where transaction_id is not null;

create table payments.entries (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
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
  constraint entries_pkey primary key (shard, id),
  constraint entries_transaction_fkey
    foreign key (shard, transaction_id) references payments.transactions (shard, id),
  constraint entries_kind_check check (kind in ('capture', 'refund', 'void', 'dispute')),
  constraint entries_amount_check check (amount > 0),
  constraint entries_line_check check ((kind = 'void') = (line_id is null)),
  constraint entries_dispute_check check ((kind = 'dispute') = (dispute_won is not null))
);
create index entries_transaction on payments.entries (shard, transaction_id, id);

-- What the acquirer still has to be told, under the id of the trail entry; gone once confirmed.
create table payments.instructions (
  shard int not null,
  id text collate "C" not null,
  transaction_id text collate "C" not null,
  kind text not null,
  amount bigint not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  constraint instructions_pkey primary key (shard, id),
  constraint instructions_kind_check check (kind in ('capture', 'refund', 'void')),
  constraint instructions_amount_check check (amount > 0)
);
create index instructions_due on payments.instructions (due_at);

create table payments.cards (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  notes text,
  constraint cards_pkey primary key (shard, id),
  constraint cards_transaction_fkey
    foreign key (shard, transaction_id) references payments.transactions (shard, id)
);
create index cards_merchant on payments.cards (shard, merchant_id, id);

create table payments.disputes (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  amount bigint not null,
  reason_code int not null,
  reason_title text not null,
  due timestamptz not null,
  state text not null default 'open',
  opening_line_id text collate "C" not null,
  closing_line_id text collate "C",
  constraint disputes_pkey primary key (shard, id),
  constraint disputes_transaction_fkey
    foreign key (shard, transaction_id) references payments.transactions (shard, id),
  constraint disputes_amount_check check (amount > 0),
  constraint disputes_state_check check (state in ('open', 'won', 'lost'))
);
create index disputes_merchant on payments.disputes (shard, merchant_id, id);
create index disputes_transaction on payments.disputes (shard, transaction_id, id);

create table payments.frauds (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  transaction_id text collate "C" not null,
  reported timestamptz,
  reason smallint,
  constraint frauds_pkey primary key (shard, id),
  constraint frauds_transaction_fkey
    foreign key (shard, transaction_id) references payments.transactions (shard, id),
  constraint frauds_reason_check check (reason between 0 and 8)
);
create index frauds_merchant on payments.frauds (shard, merchant_id, id);
create index frauds_transaction on payments.frauds (shard, transaction_id, id);

create table payments.payouts (
  shard int not null,
  id text collate "C" not null,
  merchant_id text collate "C" not null,
  amount bigint not null,
  currency text not null,
  iban text not null,
  end_to_end_id text not null,
  state text not null default 'created',
  line_id text collate "C" not null,
  return_line_id text collate "C",
  export_id text collate "C",
  constraint payouts_pkey primary key (shard, id),
  constraint payouts_end_to_end_id_unique unique (shard, end_to_end_id),
  constraint payouts_amount_check check (amount > 0),
  constraint payouts_state_check check (state in ('created', 'exported', 'paid', 'returned'))
);
create index payouts_merchant on payments.payouts (shard, merchant_id, id);
create index payouts_created on payments.payouts (id) where state = 'created';

create table payments.payout_exports (
  id text collate "C" not null,
  content text not null,
  constraint payout_exports_pkey primary key (id)
);

-- A payment of the hosted page: an order is authorised at most once, a token serves one order.
create table payments.orders (
  shard int not null,
  hash bytea not null,
  merchant_id text collate "C" not null,
  authorization_id text collate "C" not null,
  status smallint,
  answer text,
  constraint orders_pkey primary key (shard, hash)
);
create index orders_authorization on payments.orders (shard, authorization_id);

create table payments.order_tokens (
  shard int not null,
  hash bytea not null,
  order_hash bytea not null,
  expires_at timestamptz not null,
  constraint order_tokens_pkey primary key (shard, hash)
);
create index order_tokens_expiry on payments.order_tokens (expires_at);

create table payments.idempotency (
  shard int not null,
  scope bytea not null,
  body bytea not null,
  created_at timestamptz not null,
  authorization_id text collate "C",
  status smallint,
  headers jsonb,
  answer text,
  constraint idempotency_pkey primary key (shard, scope)
);
create index idempotency_created on payments.idempotency (created_at);
create index idempotency_authorization on payments.idempotency (shard, authorization_id)
  where authorization_id is not null;

-- The memory of the simulated issuer: what a card may still spend.
create table payments.simulator_cards (
  shard int not null,
  merchant_id text collate "C" not null,
  fingerprint text not null,
  currency text not null,
  balance bigint not null,
  constraint simulator_cards_pkey primary key (shard, merchant_id, fingerprint)
);

create table payments.simulator_movements (
  shard int not null,
  reference text collate "C" not null,
  merchant_id text collate "C" not null,
  fingerprint text not null,
  kind text not null,
  amount bigint not null,
  constraint simulator_movements_pkey primary key (shard, reference, kind)
);
