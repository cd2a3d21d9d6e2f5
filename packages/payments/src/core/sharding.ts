import type { Sharding } from "@frontdesk/database/distributed/sharding";

export const paymentsTables: Sharding = {
  schema: "payments",
  distributed: [
    {
      by: "shard",
      beside: "payments.merchants",
      tables: [
        ...["authentications", "authorizations", "balance_slots", "bank_requests", "begun_orders"],
        ...["card_numbers", "cards", "claims", "deliveries", "delivery_attempts", "dispute_files"],
        ...["disputes", "entries", "events", "former_contacts", "frauds", "heads"],
        ...["held_references", "idempotency", "instructions", "issuer_challenges", "lines"],
        ...["merchant_acts", "merchants", "naming_notices", "namings", "news", "order_tokens"],
        ...["orders", "payouts", "readers", "refunders", "simulator_cards"],
        ...["simulator_movements", "transactions", "webhooks"],
      ],
    },
    { by: "key", beside: "payments.limits", tables: ["limits"] },
  ],
  reference: {
    "callers are known by it before a shard is": ["apps", "app_keys"],
    "a public key is looked up before its shard is known": ["merchant_keys"],
    "read beside transactions, to see who may": ["merchant_access", "merchant_users"],
    "read with every movement, written once a day": ["rates"],
    "read beside payouts, written once a file": ["payout_exports"],
  },
  local: {
    "never read beside what is a merchant's": ["operator_actions", "rescues"],
  },
};
