/* A query key starts with the workspace and one of these nouns. */
import type { ServiceSide } from "./messages.ts";

export const nouns = {
  payments: [
    "places",
    "merchant",
    "payments",
    "disputes",
    "frauds",
    "lines",
    "payouts",
    "takings",
    "cards",
    "links",
    "events",
    "webhooks",
    "apps",
    "team",
    "acts",
  ],
  scheduling: [
    "places",
    "account",
    "agenda",
    "bookings",
    "openings",
    "resources",
    "resource_types",
    "clients",
    "projects",
    "downtimes",
    "downtime-types",
    "services",
    "appointments",
    "receipts",
    "reports",
    "members",
    "hooks",
    "feeds",
    "audit",
  ],
} as const;

export type Noun = (typeof nouns)[ServiceSide][number];

const changed = [
  "payments",
  "lines",
  "takings",
  "merchant",
  "cards",
  "events",
  "webhooks",
] as const;
const disputed = [...changed, "disputes"] as const;
const paidOut = ["payouts", "lines", "merchant", "events", "webhooks"] as const;
const ruled = ["places", "merchant", "acts", "events", "webhooks"] as const;
const booked = ["agenda", "bookings", "openings", "reports", "audit", "hooks"] as const;

export const stale: Readonly<Record<ServiceSide, Readonly<Record<string, readonly Noun[]>>>> = {
  payments: {
    "transaction.created": changed,
    "transaction.failed": changed,
    "transaction.captured": changed,
    "transaction.refunded": changed,
    "transaction.voided": changed,
    "transaction.capture_failed": changed,
    "transaction.refund_failed": changed,
    "transaction.void_failed": changed,
    "dispute.opened": disputed,
    "dispute.answered": ["disputes", "payments", "events", "webhooks"],
    "dispute.won": disputed,
    "dispute.lost": disputed,
    "fraud.reported": ["frauds", "payments", "events", "webhooks"],
    "payout.created": paidOut,
    "payout.paid": paidOut,
    "payout.returned": paidOut,
    "merchant.created": ruled,
    "merchant.updated": ruled,
    "merchant.approved": ruled,
    "merchant.suspended": ruled,
    "merchant.resumed": ruled,
    "card.saved": ["cards", "events", "webhooks"],
    "card.deleted": ["cards", "events", "webhooks"],
    "webhook.disabled": ["webhooks", "events"],
  },
  scheduling: {
    account: [
      "places",
      "account",
      "agenda",
      "resources",
      "members",
      "appointments",
      "audit",
      "hooks",
    ],
    booking: booked,
    client: [
      "agenda",
      "clients",
      "bookings",
      "appointments",
      "receipts",
      "reports",
      "audit",
      "hooks",
    ],
    project: ["agenda", "projects", "bookings", "reports", "audit", "hooks"],
    resource: [
      "agenda",
      "resources",
      "openings",
      "bookings",
      "appointments",
      "reports",
      "audit",
      "hooks",
    ],
    resource_type: ["agenda", "resource_types", "resources", "openings", "audit", "hooks"],
    downtime: ["agenda", "downtimes", "openings", "bookings", "reports", "audit", "hooks"],
    downtime_type: ["agenda", "downtime-types", "downtimes", "audit"],
    service: ["services", "audit", "hooks"],
    booking_page: ["services", "audit"],
    appointment: [
      "agenda",
      "appointments",
      "bookings",
      "clients",
      "receipts",
      "reports",
      "audit",
      "hooks",
    ],
    order: ["agenda", "appointments", "receipts", "reports", "audit", "hooks"],
    user: ["places", "members", "account", "resources", "appointments", "audit"],
    merchant: ["services", "audit"],
    webhook: ["hooks", "audit"],
    feed: ["feeds", "audit"],
  },
};

/** An unknown type makes the whole service stale. */
export function staleBy(of: ServiceSide, type: string): readonly Noun[] {
  return Object.hasOwn(stale[of], type) ? stale[of][type]! : nouns[of];
}
