// The house as lists: which package may use which, in which order a service is built up, and the
// exceptions by name. The exceptions only shrink: one that is no longer needed fails the test.

/** The packages of this repository that a package may import. */
export const mayImport: Record<string, readonly string[]> = {
  database: [],
  server: [],
  platform: ["database", "server"],
  people: ["database", "server", "platform"],
  payments: ["database", "server", "platform", "people"],
  rest: [],
  scheduling: ["database", "server", "platform", "people"],
  "scheduling-client": ["rest"],
  "payments-client": ["rest"],
  frontdesk: [
    "database",
    "server",
    "platform",
    "people",
    "payments",
    "payments-client",
    "scheduling",
  ],
};

/** The packages that the tests, benches and scripts of a package may import as well. */
export const testsMayImport: Record<string, readonly string[]> = {
  "payments-client": ["database", "server", "platform", "people", "payments"],
  "scheduling-client": ["database", "server", "platform", "people", "scheduling"],
};

/**
 * How a service is built up: each folder of `src`, or file at its top, may import those that stand
 * before it. Files at the top that are not listed stand before everything.
 */
export interface Order {
  ground: readonly string[];
  /** What operations are given: made of the ground, and known to all that stand on it. */
  joint: string;
  features: readonly string[];
  composition: readonly string[];
}

export const orders: Record<string, Order> = {
  people: {
    ground: ["persons", "mail", "invitations", "guesses", "proofs", "mails.ts"],
    joint: "context.ts",
    features: [
      "passwords",
      "second-factors",
      "sessions",
      "pages",
      "sign-up",
      "sign-in",
      "verifications",
      "resets",
      "joining",
      "me",
    ],
    composition: ["erase.ts", "sealed-columns.ts", "people.ts"],
  },
  payments: {
    ground: [
      "identity",
      "lists",
      "rates",
      "vault",
      "secrets",
      "limits",
      "ledger",
      "acquirer",
      "tds",
      "issuer",
      "idempotency",
      "reply.ts",
    ],
    joint: "context.ts",
    features: [
      "apps",
      "merchants",
      "lines",
      "authorizations",
      "transactions",
      "cards",
      "disputes",
      "frauds",
      "payments",
      "links",
      "sdk",
      "payouts",
      "reconcile",
      "operator",
    ],
    composition: [
      "docs.ts",
      "housekeeping.ts",
      "sealed-columns.ts",
      "server.ts",
      "start.ts",
      "main.ts",
    ],
  },
  scheduling: {
    ground: ["identity", "lists", "outgoing", "records", "idempotency", "calendar", "capacity"],
    joint: "context.ts",
    features: [
      "users",
      "accounts",
      "pages.ts",
      "resource-types",
      "resources",
      "clients",
      "projects",
      "bookings",
      "downtimes",
      "availability",
      "reports",
      "calendars",
      "webhooks",
      "endings",
      "retirement",
      "audit",
      "reconcile",
      "tokens",
      "oauth",
      "developers",
      "welcome",
      "operator",
    ],
    composition: [
      "docs.ts",
      "housekeeping.ts",
      "sealed-columns.ts",
      "server.ts",
      "start.ts",
      "main.ts",
    ],
  },
};

/** Packages that are the database itself, so that SQL is all over them. */
export const databasePackages: readonly string[] = ["database"];

/** Files of `src` that exist for the tests of other packages. */
export const testSupport: readonly string[] = ["packages/database/src/testing.ts"];

export const limits = {
  fileLines: 300,
  medianFileLines: 80,
  functionLines: 60,
  columns: 100,
  serverLines: 150,
  parameters: 3,
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

/** What may break a rule: a path, `path#function`, or for names the name itself. */
export const exceptions = {
  // The first migration is the whole first database, and migrations only go forward.
  fileLines: ["packages/payments/migrations/0001-payments.sql"] as string[],
  functionLines: [] as string[],
  parameters: [] as string[],
  columns: [] as string[],
  // Named after the setting FRONTDESK_DATA_DIR, by the contract of the HTTP client, and by undici.
  names: ["dataFolder", "baseURL", "onResponseData"] as string[],
  // What is published is complete on one screen.
  barrels: ["packages/rest/src/index.ts"] as string[],
  tables: [] as string[],
};
