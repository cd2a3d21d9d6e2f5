import type { Described } from "@frontdesk/platform/docs";
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
- Repeating a POST with the same \`Idempotency-Key\` is safe where the header is described.
`;

const tags = [
  { name: "Apps", description: "Who calls this API: apps and their keys" },
  { name: "Merchants", description: "Who is paid, and the users and apps that have access" },
  { name: "Lines", description: "Every change of a merchant's balance" },
  { name: "Payouts", description: "What is paid out of a balance to a bank" },
  { name: "Transactions", description: "Payments: authorised, captured, refunded, voided" },
  { name: "Cards", description: "Saved cards; paying from an earlier transaction replaced them" },
  { name: "Disputes", description: "Payments that the holder of the card contests" },
  { name: "Frauds", description: "Reports of fraud" },
  { name: "Events", description: "What happened, told without gaps" },
  { name: "Webhooks", description: "Who is told of events, and what came of it" },
  { name: "Checkout", description: "What a customer's browser calls, with the public key only" },
  { name: "Operator", description: "What the operator of the service decides" },
];

export const docs = {
  title: "Frontdesk payments",
  introduction,
  tags,
  components,
  security: [{ key: [] }],
  complete,
} satisfies Described;
