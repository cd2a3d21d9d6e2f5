// Allowed packages, the order inside a service, and exceptions. A needless exception fails the
// test.

export const mayImport: Record<string, readonly string[]> = {
  database: [],
  server: [],
  platform: ["database", "server"],
  people: ["database", "server", "platform"],
  payments: ["database", "server", "platform", "people"],
  rest: [],
  scheduling: ["database", "server", "platform", "people", "payments-client"],
  "scheduling-client": ["rest"],
  "payments-client": ["rest"],
  desk: [
    "database",
    "server",
    "platform",
    "people",
    "rest",
    "payments-client",
    "scheduling-client",
  ],
  frontdesk: [
    "desk",
    "database",
    "server",
    "platform",
    "people",
    "payments",
    "payments-client",
    "scheduling",
    "scheduling-client",
    "rest",
  ],
};

export const testsMayImport: Record<string, readonly string[]> = {
  database: ["server"],
  desk: ["payments", "scheduling"],
  scheduling: ["payments", "rest"],
  "payments-client": ["database", "server", "platform", "people", "payments"],
  "scheduling-client": ["database", "server", "platform", "people", "scheduling"],
};

/**
 * Each place may import those before it: a folder of `src` or a file at its top; in a package with
 * modules, a folder or file of a module. An unlisted file precedes its module, or its package.
 */
export interface Order {
  core: readonly string[];
  /** Types of contexts and ports, known to all above the core. */
  joint: string;
  features: readonly string[];
  composition: readonly string[];
}

/** Files, nouns, and the table of routes. */
function moduleOf(name: string, ...nouns: string[]): string[] {
  return [`${name}/`, ...nouns.map((noun) => `${name}/${noun}`), `${name}/routes.ts`];
}

export const orders: Record<string, Order> = {
  people: {
    core: [
      "lifecycle-hooks",
      "persons",
      "mail",
      "invitations",
      "throttle",
      "settings.ts",
      "proofs",
      "mails.ts",
    ],
    joint: "context.ts",
    features: [
      "passwords",
      "second-factors",
      "sessions",
      "pages",
      "lost-factors",
      "factor-objections",
      "assertions",
      "sign-up",
      "sign-in",
      "verifications",
      "erase.ts",
      "resets",
      "joining",
      "address-changes",
      "me",
    ],
    composition: ["sealed-columns.ts", "people.ts"],
  },
  payments: {
    core: moduleOf("core", "rates", "vault", "limits", "outbox", "ledger"),
    joint: "core/context.ts",
    features: [
      ...moduleOf("api", "lists", "idempotency", "docs.ts"),
      ...moduleOf("parties", "identity", "apps", "merchants"),
      ...moduleOf("acquiring", "port", "simulator", "authorizations", "instructions", "sandbox"),
      ...moduleOf("authentication", "tds", "issuer"),
      ...moduleOf("card-payments", "transactions", "cards", "disputes", "frauds"),
      ...moduleOf("ledger", "lines", "payouts", "revenue", "search"),
      ...moduleOf("acceptance", "payments", "links", "sdk"),
      ...moduleOf("notifications", "events", "stream", "webhooks"),
      ...moduleOf(
        "operating",
        "reconcile",
        "operator",
        "erasing",
        "objections",
        "housekeeping.ts",
        "sealed-columns.ts",
      ),
    ],
    composition: ["compose.ts", "server.ts", "start.ts", "main.ts"],
  },
  desk: {
    core: ["settings.ts", "migrations.ts", "limits.ts"],
    joint: "context.ts",
    features: [
      "gateway",
      "consent",
      "session",
      "workspaces",
      "live",
      "ownership",
      "assets",
      "operator",
      "docs.ts",
    ],
    composition: ["compose.ts", "server.ts", "start.ts", "main.ts"],
  },
  scheduling: {
    core: moduleOf("core", "intervals", "ics.ts"),
    joint: "core/context.ts",
    features: [
      ...moduleOf("api", "lists", "idempotency", "docs.ts"),
      ...moduleOf("parties", "identity", "users", "accounts"),
      ...moduleOf("changes", "outbox", "audit", "live", "webhooks"),
      ...moduleOf("calendar", "slots"),
      ...moduleOf("inventory", "capacity", "resource-types", "resources"),
      ...moduleOf(
        "planning",
        "clients",
        "projects",
        "bookings",
        "downtimes",
        "availability",
        "open-times",
        "public-holidays",
      ),
      ...moduleOf("views", "reports", "feeds"),
      ...moduleOf("offering", "services", "booking-pages"),
      ...moduleOf(
        "money",
        "payment-gateway",
        "deposits.store.ts",
        "charges",
        "orders",
        "receipts",
        "connections",
        "asking",
      ),
      ...moduleOf(
        "appointments",
        "locales",
        "mails",
        "notices.store.ts",
        "sessions.store.ts",
        "booking",
        "orders",
        "settlement",
        "charges",
        "day-reports",
        "slots",
        "status",
        "agenda",
        "client-history",
        "sessions",
        "imports",
        "erasing",
        "customers",
        "notices",
        "receipts",
        "pages",
        "previews",
      ),
      ...moduleOf("applications", "endings", "tokens", "oauth", "developers"),
      ...moduleOf("lifecycle", "members", "archiving", "settings", "onboarding"),
      ...moduleOf("operating", "reconcile", "operator", "housekeeping.ts", "sealed-columns.ts"),
    ],
    composition: ["compose.ts", "server.ts", "start.ts", "main.ts"],
  },
};

/** A layer imports only earlier layers. */
export const appLayers: readonly string[] = ["locales", "api", "components", "screens", "layout"];

/** SQL everywhere. */
export const databasePackages: readonly string[] = ["database"];

export const testSupport: readonly string[] = ["packages/database/src/testing.ts"];

/** Nouns that are vague words elsewhere. */
export const nouns: Record<string, readonly string[]> = {
  scheduling: ["service"],
  "scheduling-client": ["service"],
  desk: ["service"],
  frontdesk: ["service"],
};

export const limits = {
  fileLines: 400,
  columns: 100,
  serverLines: 150,
};

export const bannedWords: readonly string[] = [
  "service",
  "manager",
  "handler",
  "helper",
  "util",
  "common",
  "misc",
  "base",
  "impl",
  "data",
  "info",
];

/** A path, `path#function`, or a name. */
export const exceptions = {
  // Migrations only go forward.
  fileLines: ["packages/payments/migrations/0001-payments.sql"] as string[],
  columns: [] as string[],
  // The setting FRONTDESK_DATA_DIR, the contract of the HTTP client, and undici.
  names: ["dataFolder", "baseURL", "onResponseData"] as string[],
  paths: [] as string[],
  // The server validates the guess.
  browserClocks: ["packages/desk/app/api/own-zone.ts", "packages/desk/app/begin.ts"] as string[],
  // Each platform has one transport, chosen at import.
  twice: ["createTransport"] as string[],
  mentions: [
    "EX_CONFIG",
    "sysexits.h",
    "journald",
    "logrotate",
    "proxy_read_timeout",
    "includeSubDomains",
    "pg_stat_database",
    "pg_current_wal_lsn()",
    "synchronous_standby_names",
  ] as string[],
  tables: [] as string[],
  // Two tables in one round trip: the caller, a day of a resource, a lease.
  sql: [
    "packages/payments/src/acquiring/instructions/store.ts#payments.transactions",
    "packages/payments/src/api/idempotency/store.ts#payments.authorizations",
    "packages/payments/src/core/store.ts#payments.merchants",
    "packages/payments/src/parties/identity/store.ts#payments.app_keys",
    "packages/payments/src/parties/identity/store.ts#payments.merchant_access",
    "packages/payments/src/card-payments/transactions/follow-up.store.ts#payments.cards",
    "packages/scheduling/src/planning/bookings/sessions/store.ts#scheduling.appointments",
    "packages/scheduling/src/changes/outbox/leases.store.ts#scheduling.personal_tokens",
    "packages/scheduling/src/changes/outbox/leases.store.ts#scheduling.webhooks",
    "packages/scheduling/src/changes/outbox/queue.store.ts#scheduling.webhooks",
    "packages/scheduling/src/changes/outbox/store.ts#scheduling.webhooks",
    "packages/scheduling/src/core/own.store.ts#scheduling.appointments",
    "packages/scheduling/src/core/own.store.ts#scheduling.bookings",
    "packages/scheduling/src/core/own.store.ts#scheduling.charges",
    "packages/scheduling/src/core/own.store.ts#scheduling.clients",
    "packages/scheduling/src/core/own.store.ts#scheduling.downtime_resources",
    "packages/scheduling/src/core/own.store.ts#scheduling.order_items",
    "packages/scheduling/src/core/own.store.ts#scheduling.resources",
    "packages/scheduling/src/core/store.ts#scheduling.accounts",
    "packages/scheduling/src/money/connections/store.ts#scheduling.appointments",
    "packages/scheduling/src/offering/services/store.ts#scheduling.connections",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.access_tokens",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.accounts",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.applications",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.grants",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.memberships",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.personal_tokens",
    "packages/scheduling/src/parties/identity/store.ts#scheduling.users",
    "packages/scheduling/src/parties/users/store.ts#scheduling.accounts",
    "packages/scheduling/src/inventory/capacity/store.ts#scheduling.booking_durations",
    "packages/scheduling/src/inventory/capacity/store.ts#scheduling.downtime_resources",
    "packages/scheduling/src/inventory/capacity/spans.store.ts#scheduling.booking_durations",
    "packages/scheduling/src/inventory/capacity/spans.store.ts#scheduling.resources",
    "packages/scheduling/src/inventory/capacity/store.ts#scheduling.resource_types",
    "packages/scheduling/src/inventory/capacity/store.ts#scheduling.resources",
    "packages/scheduling/src/views/feeds/store.ts#scheduling.personal_tokens",
  ] as string[],
};
