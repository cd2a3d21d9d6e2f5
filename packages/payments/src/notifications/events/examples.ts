/* Examples for the API description and webhook tests. */
import type { Static } from "typebox";
import type { TrailEntry } from "../../card-payments/transactions/schema.ts";
import type { Line } from "../../core/ledger/line.schema.ts";
import type { EventType } from "../../core/outbox/entry.ts";
import type { Payout } from "../../ledger/payouts/schema.ts";
import type { Event, EventMerchant, EventOf, EventTransaction } from "./schema.ts";

const merchantId = "6920c0ff1a21f2c0812ab001";
const created = "2026-11-21T10:14:56.688Z";
const timestamp = "2026-11-21T10:15:00.123Z";
const fee = { flat: 10, rate: 11 };
const descriptor = "JANE'S COFFEE";
const free = { flat: 0, rate: 0 };

const card = {
  bin: "410000",
  last4: "0000",
  expiry: "2040-12-31T23:59:59.999Z",
  scheme: "visa",
} as const;

const transaction: Static<typeof EventTransaction> = {
  id: "6920c1a02b01f2c09b3d5e60",
  merchantId,
  test: true,
  created,
  currency: "EUR",
  amount: 1000,
  descriptor,
  pendingAmount: 1000,
  capturedAmount: 0,
  refundedAmount: 0,
  voidedAmount: 0,
  disputedAmount: 0,
  refundableAmount: 0,
  card: { ...card, code: { present: true } },
  custom: null,
  reference: "order 17",
  recurring: false,
  successful: true,
  error: false,
};
const captured = { ...transaction, pendingAmount: 200, capturedAmount: 800, refundableAmount: 800 };
const declined = {
  code: 7,
  message: "Insufficient funds",
  text: "Insufficient funds",
  client: true,
  merchant: false,
};

const capture: Static<typeof TrailEntry> = {
  capture: true,
  created: timestamp,
  amount: 800,
  balance: 779,
  fee,
  descriptor,
  lineId: "6920c1a43e01f2c09b3d5e70",
};
const refund: Static<typeof TrailEntry> = {
  refund: true,
  created: timestamp,
  amount: 300,
  balance: -300,
  fee: free,
  descriptor,
  lineId: "6920c1a43e01f2c09b3d5e72",
};
const voided: Static<typeof TrailEntry> = {
  void: true,
  created: timestamp,
  amount: 200,
  balance: 0,
  fee: free,
  descriptor,
};

const line = (own: Partial<Static<typeof Line>>): Static<typeof Line> => ({
  id: "6920c1a43e01f2c09b3d5e74",
  merchantId,
  test: true,
  created: timestamp,
  balance: 0,
  fee: 0,
  description: null,
  transactionId: transaction.id,
  amount: { currency: "EUR", amount: 800 },
  ...own,
});

const dispute = {
  id: "6920c1a43e01f2c09b3d5e76",
  merchantId,
  transactionId: transaction.id,
  created: timestamp,
  amount: 500,
  reason: { code: 4855, title: "Goods not received" },
  due: "2026-12-05T10:15:00.000Z",
  state: "open",
} as const;

const saved = {
  id: "6920c1a43e01f2c09b3d5e80",
  merchantId,
  created: timestamp,
  ...card,
  notes: null,
  deleted: null,
};

function closed(state: "won" | "lost") {
  const disputedAmount = state === "won" ? 0 : dispute.amount;
  return {
    dispute: { ...dispute, state },
    entry: {
      dispute: { id: dispute.id, [state]: true },
      created: timestamp,
      amount: dispute.amount,
      balance: state === "won" ? -1500 : -2000,
      fee: { flat: 1500, rate: 0 },
      descriptor,
      lineId: "6920c1a43e01f2c09b3d5e78",
    },
    transaction: { ...captured, disputedAmount, refundableAmount: 800 - disputedAmount },
  };
}

const payout = (state: Static<typeof Payout>["state"]): Static<typeof Payout> => ({
  id: "6920c1a43e01f2c09b3d5e7a",
  merchantId,
  created,
  amount: 779,
  currency: "EUR",
  bank: { iban: "DE89370400440532013000" },
  endToEndId: "6920c1a43e01f2c09b3d5e7a",
  state,
  lineId: "6920c1a43e01f2c09b3d5e7b",
});

const merchant: Static<typeof EventMerchant> = {
  id: merchantId,
  key: "4ddc8ba0-56bf-4fc9-bde7-479041139bb5",
  name: "Coffee & Jane",
  currency: "EUR",
  test: true,
  email: "jane@example.com",
  website: "https://example.com",
  descriptor,
  company: { country: "DK", number: null },
  bank: { iban: null },
  created,
  claim: {
    canChargeCard: true,
    canSaveCard: true,
    canTransferToCard: true,
    canCapture: true,
    canRefund: true,
    canVoid: true,
  },
  pricing: {
    rate: 0.0135,
    flat: { currency: "EUR", amount: 10 },
    dispute: { currency: "EUR", amount: 1500 },
    refundsFee: false,
  },
  tds: { mode: "attempt" },
};
const suspended = { ...merchant, claim: { ...merchant.claim, canCapture: false } };

const webhook = {
  id: "6920c1a43e01f2c09b3d5e7d",
  url: "https://shop.example.com/hook",
  types: ["*"],
  description: null,
  state: "disabled",
  reason: "failing",
  created,
  lastSuccess: "2026-11-16T10:14:00.000Z",
  lastFailure: timestamp,
  waiting: 0,
} as const;

const notice: { [Type in EventType]: EventOf<Type>["data"] } = {
  "transaction.created": { transaction },
  "transaction.failed": {
    transaction: { ...transaction, pendingAmount: 0, successful: false, error: declined },
  },
  "transaction.captured": { transaction: captured, entry: capture },
  "transaction.refunded": {
    transaction: { ...captured, refundedAmount: 300, refundableAmount: 500 },
    entry: refund,
  },
  "transaction.voided": {
    transaction: { ...captured, pendingAmount: 0, voidedAmount: 200 },
    entry: voided,
  },
  "transaction.capture_failed": {
    transaction,
    entry: { ...capture, failed: true },
    line: line({ balance: -779, capture: true }),
  },
  "transaction.refund_failed": {
    transaction: captured,
    entry: { ...refund, failed: true },
    line: line({ balance: 300, refund: true, amount: { currency: "EUR", amount: 300 } }),
  },
  "transaction.void_failed": { transaction: captured, entry: { ...voided, failed: true } },
  "dispute.opened": {
    dispute,
    line: line({
      balance: -2000,
      fee: 1500,
      dispute: true,
      amount: { currency: "EUR", amount: 500 },
    }),
  },
  "dispute.answered": { dispute },
  "dispute.won": closed("won"),
  "dispute.lost": closed("lost"),
  "fraud.reported": {
    fraud: {
      id: "6920c1a43e01f2c09b3d5e7f",
      merchantId,
      transactionId: transaction.id,
      created: timestamp,
      reason: 6,
    },
  },
  "payout.created": { payout: payout("created") },
  "payout.paid": { payout: payout("paid") },
  "payout.returned": { payout: payout("returned") },
  "merchant.created": { merchant },
  "merchant.updated": { merchant, changed: ["descriptor"] },
  "merchant.approved": { merchant },
  "merchant.suspended": { merchant: suspended },
  "merchant.resumed": { merchant },
  "card.saved": { card: saved },
  "card.deleted": { card: { ...saved, deleted: "2026-11-21T10:20:00.000Z" } },
  "webhook.disabled": { webhook: { ...webhook, types: ["*"] }, reason: "failing" },
};

const app = { kind: "app", id: "6920c0fe0001a4d07712fe02" } as const;
const payer = { kind: "payer" } as const;
const operator = { kind: "operator" } as const;
const system = { kind: "system" } as const;

const circumstances: Record<EventType, Pick<Event, "actor" | "version">> = {
  "transaction.created": { actor: payer, version: 0 },
  "transaction.failed": { actor: payer, version: 0 },
  "transaction.captured": { actor: app, version: 1 },
  "transaction.refunded": { actor: app, version: 2 },
  "transaction.voided": { actor: app, version: 2 },
  "transaction.capture_failed": { actor: system, version: 2 },
  "transaction.refund_failed": { actor: system, version: 3 },
  "transaction.void_failed": { actor: system, version: 3 },
  "dispute.opened": { actor: operator, version: 1 },
  "dispute.answered": { actor: app, version: 1 },
  "dispute.won": { actor: operator, version: 2 },
  "dispute.lost": { actor: operator, version: 2 },
  "fraud.reported": { actor: operator, version: 1 },
  "payout.created": { actor: operator },
  "payout.paid": { actor: operator },
  "payout.returned": { actor: operator },
  "merchant.created": { actor: app },
  "merchant.updated": { actor: app },
  "merchant.approved": { actor: operator },
  "merchant.suspended": { actor: operator },
  "merchant.resumed": { actor: operator },
  "card.saved": { actor: app },
  "card.deleted": { actor: app },
  "webhook.disabled": { actor: system },
};

export function exampleOf(type: EventType): Event {
  const id = "6920c1a43e81f2c09b3d5e71";
  const { actor, version } = circumstances[type];
  return {
    id,
    type,
    timestamp,
    merchantId,
    test: true,
    actor,
    ...(version !== undefined && { version }),
    data: notice[type],
  } as Event;
}
