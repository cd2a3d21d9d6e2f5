import type { ApiDescription } from "@frontdesk/platform/docs";
import { complete, components } from "./description.ts";

const introduction = `Card payments for merchants.

- Amounts are integers in minor units of their currency: 995 is EUR 9.95, and JPY 995.
- Bodies are JSON or forms, with \`company[country]\` for nested fields.
- Lists are JSON arrays with one item per line, newest first. \`limit\` is required. For the next
  page, send the id of the last item as \`before\`. To follow changes, use the list of events with
  \`after\`. It misses no event, but other lists can miss a late item.
- Send \`Accept: application/json\`. Without it, as from curl or \`fetch\`, an error other than 400
  has an empty body, because published plugins expect none. The header \`Error-Message\` then has
  the text. A 400 and all errors of \`/vault\`, \`/payments\` and operators have a body.
- Objects have an \`ETag\`. A read with a matching \`If-None-Match\` gives 304. The header accepts
  lists. Weak and strong tags compare as equal.
- A PUT changes only the fields in its body. It ignores \`If-Match\`: tags are for reads.
- You can safely repeat a POST with the same \`Idempotency-Key\`, if its route describes the header.
`;

const tags = [
  { name: "Apps", description: "API clients and their keys" },
  { name: "Merchants", description: "Accounts that receive payments, with their users and apps" },
  { name: "Lines", description: "Changes of a merchant's balance" },
  { name: "Payouts", description: "Transfers from a merchant's balance to a bank account" },
  { name: "Transactions", description: "Payments: authorisation, capture, refund, void" },
  {
    name: "Cards",
    description: "Saved cards (deprecated: pay again from an earlier transaction instead)",
  },
  { name: "Disputes", description: "Cardholders' disputes of payments" },
  { name: "Frauds", description: "Fraud reports" },
  { name: "Events", description: "A complete feed of changes" },
  { name: "Webhooks", description: "Endpoints that receive events, and their deliveries" },
  { name: "Checkout", description: "Calls from the customer's browser, with the public key only" },
  { name: "Operator", description: "Administration by the service's operator" },
];

export const docs = {
  title: "Frontdesk payments",
  introduction,
  tags,
  components,
  security: [{ key: [] }],
  complete,
} satisfies ApiDescription;
