// Written by `npm run generate` from the database.

export type TableRow<Name extends keyof Tables> = Tables[Name];

/** With renamed columns, as `merchant_id as "merchantId"`. */
export type CamelRow<Name extends keyof Tables> = {
  [Column in keyof Tables[Name] as CamelCase<Column> & string]: Tables[Name][Column];
};

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

interface Tables {
  app_keys: {
    id: string;
    app_id: string;
    hash: Buffer;
    prefix: string;
    revoked_at: Date | null;
    suspended: boolean;
  };
  apps: {
    id: string;
    name: string | null;
    suspension: unknown;
  };
  authentications: {
    shard: number;
    id: string;
    merchant_id: string;
    order_hash: Buffer;
    test: boolean;
    state: "begun" | "asked" | "challenged" | "ended";
    deadline: Date;
    directory_server_transaction_id: string | null;
    access_control_server_transaction_id: string | null;
    access_control_server_url: string | null;
    result: string | null;
    trans_status: string | null;
    eci: string | null;
    cavv: string | null;
    created_at: Date;
  };
  authorizations: {
    shard: number;
    id: string;
    merchant_id: string;
    fingerprint: string | null;
    original_id: string | null;
    state: "asked" | "approved" | "declined" | "reversing" | "reversed";
    currency: string;
    amount: number;
    deadline: Date;
    transaction_id: string | null;
    approval_code: string | null;
    acquirer_reference: string | null;
    network_transaction_id: string | null;
    eci: string | null;
    cavv: string | null;
    directory_server_transaction_id: string | null;
    consent_text: string | null;
    payer_address: string | null;
    actor: string;
    reversal_attempts: number;
    reversal_due_at: Date | null;
    claimed_until: Date | null;
    purpose: string | null;
  };
  balance_slots: {
    shard: number;
    merchant_id: string;
    slot: number;
    amount: number;
  };
  bank_requests: {
    shard: number;
    id: string;
    merchant_id: string;
    iban: string;
    actor: string;
    state: "waiting" | "approved" | "refused" | "replaced";
    ended_at: Date | null;
  };
  begun_orders: {
    shard: number;
    hash: Buffer;
    begun_at: Date;
  };
  brandings: {
    shard: number;
    merchant_id: string;
    color: string | null;
    logo: string | null;
    logo_bytes: Buffer | null;
  };
  card_numbers: {
    shard: number;
    id: string;
    merchant_id: string;
    sealed: string;
    key_version: number;
    fingerprint: string;
    bin: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    scheme: "visa" | "mastercard";
  };
  cards: {
    shard: number;
    id: string;
    merchant_id: string;
    transaction_id: string;
    notes: string | null;
    deleted_at: Date | null;
  };
  claims: {
    shard: number;
    merchant_id: string;
    person_id: string;
    token_hash: Buffer;
    expires_at: Date;
  };
  deliveries: {
    shard: number;
    webhook_id: string;
    id: string;
    merchant_id: string;
    test: boolean;
    kind: string;
    transaction_id: string | null;
    at: Date;
    created_at: Date;
    state: "waiting" | "taken" | "failed" | "skipped";
    due_at: Date | null;
    claimed_by: string | null;
    attempts: number;
    body: string;
    headers: unknown;
    claimed_until: Date | null;
    actor: string | null;
  };
  delivery_attempts: {
    shard: number;
    webhook_id: string;
    delivery_id: string;
    attempt: number;
    at: Date;
    ms: number;
    status: number | null;
    failure: string | null;
    answer: string | null;
    next_at: Date | null;
  };
  dispute_files: {
    shard: number;
    id: string;
    merchant_id: string;
    dispute_id: string;
    name: string;
    type: "application/pdf" | "image/png" | "image/jpeg";
    bytes: number;
    sealed_key: string;
    content: string;
  };
  disputes: {
    shard: number;
    id: string;
    merchant_id: string;
    transaction_id: string;
    amount: number;
    reason_code: number;
    reason_title: string;
    due: Date;
    state: "open" | "answered" | "won" | "lost";
    opening_line_id: string;
    closing_line_id: string | null;
    answer: string | null;
    answered_at: Date | null;
  };
  entries: {
    shard: number;
    id: string;
    merchant_id: string | null;
    transaction_id: string;
    kind: "capture" | "refund" | "void" | "dispute";
    amount: number;
    balance: number;
    fee_flat: number;
    fee_rate: number;
    descriptor: string | null;
    line_id: string | null;
    dispute_id: string | null;
    dispute_won: boolean | null;
    failed: boolean;
    value: string | null;
    fee_value: string | null;
    fee_returned: number | null;
    expired: boolean;
    actor: string | null;
  };
  events: {
    shard: number;
    merchant_id: string;
    id: string;
    kind: string;
    at: Date;
    transaction_id: string | null;
    version: number | null;
    subject_id: string;
    buckets: number[] | null;
    actor: string;
    data: unknown;
  };
  former_contacts: {
    shard: number;
    merchant_id: string;
    email: string;
    until: Date;
  };
  frauds: {
    shard: number;
    id: string;
    merchant_id: string;
    transaction_id: string;
    reported: Date | null;
    reason: number | null;
  };
  heads: {
    shard: number;
    merchant_id: string;
    last_id: string;
    removed_through: string;
    since: string;
  };
  held_references: {
    shard: number;
    merchant_id: string;
    reference: string;
    authorization_id: string;
  };
  idempotency: {
    shard: number;
    scope: Buffer;
    body: Buffer;
    created_at: Date;
    authorization_id: string | null;
    status: number | null;
    headers: unknown;
    answer: string | null;
    sealed: string | null;
  };
  instructions: {
    shard: number;
    id: string;
    transaction_id: string;
    kind: "capture" | "refund" | "void";
    amount: number;
    attempts: number;
    due_at: Date;
    since: Date;
    claimed_until: Date | null;
  };
  issuer_challenges: {
    shard: number;
    id: string;
    server_transaction_id: string;
    directory_server_transaction_id: string;
    message_category: string;
    notification_url: string;
    merchant_name: string;
    amount: number;
    currency: string;
    exponent: number;
    last4: string;
    scheme: string;
    code: string;
    automatic: string | null;
    attempts: number;
    trans_status: string | null;
    challenge_cancel: string | null;
    deadline: Date;
  };
  limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  lines: {
    shard: number;
    id: string;
    merchant_id: string;
    test: boolean;
    kind: "capture" | "refund" | "payout" | "dispute";
    balance: number;
    fee: number;
    description: string | null;
    transaction_id: string | null;
    amount: number;
    currency: string;
    rate_from: string | null;
    rate_to: string | null;
    rate_day: string | null;
    dispute_id: string | null;
    dispute_won: boolean | null;
    payout_id: string | null;
    bank_iban: string | null;
    reverses_id: string | null;
    fee_returned: number | null;
  };
  merchant_access: {
    merchant_id: string;
    caller_id: string;
    app_id: string | null;
    person_id: string | null;
  };
  merchant_acts: {
    shard: number;
    merchant_id: string;
    id: string;
    at: Date;
    actor: string;
    act: string;
    subject: string;
    before: unknown;
    after: unknown;
    address: string;
  };
  merchant_keys: {
    key: string;
    merchant_id: string;
  };
  merchant_users: {
    merchant_id: string;
    person_id: string;
    email: string;
    created_at: Date;
    accepted_at: Date | null;
    role: "owner" | "manager" | "support" | "accountant" | "viewer";
  };
  merchants: {
    shard: number;
    id: string;
    key: string;
    name: string | null;
    currency: string;
    exponent: number;
    test: boolean;
    email: string;
    website: string;
    descriptor: string;
    company_country: string;
    company_number: string | null;
    bank_iban: string | null;
    can_charge_card: boolean;
    can_save_card: boolean;
    can_transfer_to_card: boolean;
    can_capture: boolean;
    can_refund: boolean;
    can_void: boolean;
    fee_rate_ppm: number;
    fee_flat: number;
    fee_dispute: number;
    tds_mode: "avoid" | "attempt" | "full";
    link_secret: string | null;
    approved_at: Date | null;
    link_signature_required: boolean;
    suspension: unknown;
    refunds_fee: boolean;
    authorization_days: number | null;
    expired_up_to: string;
    capture: "automatic" | "manual";
    support_refund_limit: number;
    step_up_refund_limit: number | null;
    sites: string[];
  };
  naming_notices: {
    shard: number;
    naming_id: string;
    token_hash: Buffer;
    email: string;
  };
  namings: {
    shard: number;
    id: string;
    merchant_id: string;
    person_id: string;
    due_at: Date;
    state: "waiting" | "objected" | "overruled" | "named" | "refused" | "lapsed";
    objected_by: string | null;
    ended_at: Date | null;
  };
  news: {
    shard: number;
    merchant_id: string;
    about: string;
    id: string;
    version: number | null;
    kind: string;
    subject_id: string;
    at: Date;
    actor: string;
    buckets: number[] | null;
    data: unknown;
  };
  operator_actions: {
    id: string;
    created_at: Date;
    actor: string;
    action: string;
    subject: string;
    details: unknown;
  };
  order_tokens: {
    shard: number;
    hash: Buffer;
    order_hash: Buffer;
    expires_at: Date;
  };
  orders: {
    shard: number;
    hash: Buffer;
    merchant_id: string;
    authorization_id: string;
    status: number | null;
    answer: string | null;
  };
  payout_exports: {
    id: string;
    content: string;
  };
  payouts: {
    shard: number;
    id: string;
    merchant_id: string;
    amount: number;
    currency: string;
    iban: string;
    end_to_end_id: string;
    state: "created" | "exported" | "paid" | "returned";
    line_id: string;
    return_line_id: string | null;
    export_id: string | null;
  };
  rates: {
    currency: string;
    day: string;
    per_euro: string;
  };
  readers: {
    shard: number;
    webhook_id: string;
    merchant_id: string;
    cursor: string;
  };
  refunders: {
    shard: number;
    merchant_id: string;
    person_id: string;
    refunds: unknown;
  };
  rescues: {
    id: string;
    merchant_id: string;
    app_id: string;
    created_at: Date;
    due_at: Date;
    objection_hash: Buffer | null;
    state: "waiting" | "granted" | "objected";
    ended_at: Date | null;
  };
  simulator_cards: {
    shard: number;
    merchant_id: string;
    fingerprint: string;
    currency: string;
    balance: number;
    expires_at: Date;
  };
  simulator_movements: {
    shard: number;
    reference: string;
    merchant_id: string;
    fingerprint: string;
    kind: string;
    amount: number;
  };
  transactions: {
    shard: number;
    id: string;
    merchant_id: string;
    authorization_id: string;
    card_number_id: string | null;
    test: boolean;
    currency: string;
    exponent: number;
    amount: number;
    captured: number;
    refunded: number;
    voided: number;
    disputed: number;
    version: number;
    descriptor: string;
    bin: string;
    last4: string;
    expiry_month: number;
    expiry_year: number;
    scheme: string;
    code_present: boolean;
    text: string | null;
    custom: unknown;
    reference: string | null;
    agreement: unknown;
    tds: "attempt" | "full" | null;
    recurring: boolean;
    error_code: number | null;
    captured_value: string;
    refunded_value: string;
    fee_value: string;
    movements: number;
    fee_returned_value: string;
    expired_at: Date | null;
  };
  webhooks: {
    shard: number;
    id: string;
    merchant_id: string;
    test: boolean;
    url: string;
    types: string[];
    description: string | null;
    state: "active" | "paused" | "disabled";
    reason: string | null;
    secret: string | null;
    former_secret: string | null;
    former_until: Date | null;
    created_at: Date;
    last_success: Date | null;
    last_failure: Date | null;
    failures: number;
    failing_since: Date | null;
    told_at: Date | null;
    deleted_at: Date | null;
  };
}
