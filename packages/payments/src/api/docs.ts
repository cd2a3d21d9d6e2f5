import type { ApiDescription } from "@frontdesk/platform/docs";
import { complete, components } from "./description.ts";

const introduction = `Card payments for merchants.

- Amounts are integers in minor units of their currency: 995 is EUR 9.95, and JPY 995.
- Bodies are JSON; forms are taken too, with \`company[country]\` for nested fields.
- Lists are JSON arrays with one item a line, newest first. \`limit\` is required. The id of the
  last item, given as \`before\`, asks for the next page. The list to follow is that of
  events: there, \`after\` misses nothing. In others something late can slip behind it.
- Send \`Accept: application/json\`. Without it, as from curl or \`fetch\`, an error other than 400
  has an empty body, since published plugins expect none. Its text is in a header then,
  \`Error-Message\`. A 400 and all errors of \`/vault\`, \`/payments\` and operators have a body.
- A read of one object has an \`ETag\`. \`If-None-Match\` with it, alone or in a list, answers 304
  while the object is the same. Tags are compared weakly, so \`W/\` makes no difference.
- A PUT changes only the fields in its body. It ignores \`If-Match\`: tags are for reads.
- Repeating a POST with the same \`Idempotency-Key\` is safe where the header is described.
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
