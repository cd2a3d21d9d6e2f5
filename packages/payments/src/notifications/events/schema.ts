/* All other descriptions of events derive from this. */
import { type Static, type TObject, Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { SavedCard } from "../../card-payments/cards/schema.ts";
import { Dispute } from "../../card-payments/disputes/schema.ts";
import { Fraud } from "../../card-payments/frauds/schema.ts";
import { NamedId, TrailEntry, Transaction } from "../../card-payments/transactions/schema.ts";
import type { Id } from "../../core/ids.ts";
import { Line } from "../../core/ledger/line.schema.ts";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import { Payout } from "../../ledger/payouts/schema.ts";
import { IdText } from "../../parties/apps/schema.ts";
import { Merchant } from "../../parties/merchants/schema.ts";
import { Webhook } from "../webhook.schema.ts";

export const EventTransaction = Type.Object(
  {
    ...Type.Omit(Transaction, ["trail"]).properties,
    custom: Type.Optional(Transaction.properties.custom),
    customLeftOut: Type.Optional(
      Type.Boolean({
        description: "True if `custom` is left out because it is larger than 4 KB as JSON",
      }),
    ),
  },
  { description: "The transaction right after the change, without its trail" },
);

export const EventMerchant = Type.Omit(Merchant, ["balance"]);

export const EventActor = Type.Object(
  {
    kind: Type.Enum(["app", "person", "payer", "operator", "system"]),
    id: Type.Optional(
      Type.String({ description: "ID of the app or person, or `erased` for an erased person" }),
    ),
  },
  { description: "The author of the change" },
);

const inTransaction = { transaction: EventTransaction };
const updated = Type.Object({ ...inTransaction, entry: TrailEntry });
const takenBack = Type.Object({ ...inTransaction, entry: TrailEntry, line: Line });
const decided = Type.Object({ dispute: Dispute, entry: TrailEntry, ...inTransaction });
const paidOut = Type.Object({ payout: Payout });
const merchant = Type.Object({ merchant: EventMerchant });

const reject = (what: string) => `The acquirer rejected a ${what}, and the service reversed it`;

export const vocabulary = {
  "transaction.created": {
    words: "Authorisation approved",
    data: Type.Object(inTransaction),
  },
  "transaction.failed": { words: "Payment declined", data: Type.Object(inTransaction) },
  "transaction.captured": { words: "Amount captured", data: updated },
  "transaction.refunded": { words: "Amount refunded", data: updated },
  "transaction.voided": { words: "Amount voided", data: updated },
  "transaction.capture_failed": { words: reject("capture"), data: takenBack },
  "transaction.refund_failed": { words: reject("refund"), data: takenBack },
  "transaction.void_failed": { words: reject("void"), data: updated },
  "dispute.opened": {
    words: "Cardholder disputed a payment",
    data: Type.Object({ dispute: Dispute, line: Line }),
  },
  "dispute.answered": {
    words: "Merchant submitted evidence for a dispute",
    data: Type.Object({ dispute: Dispute }),
  },
  "dispute.won": { words: "Dispute won: its amount returned to the balance", data: decided },
  "dispute.lost": { words: "Dispute lost", data: decided },
  "fraud.reported": {
    words: "Fraud report received for a payment",
    data: Type.Object({ fraud: Fraud }),
  },
  "payout.created": { words: "Payout created: its amount left the balance", data: paidOut },
  "payout.paid": { words: "Payout paid", data: paidOut },
  "payout.returned": {
    words: "Payout returned: its amount returned to the balance",
    data: paidOut,
  },
  "merchant.created": { words: "Merchant created", data: merchant },
  "merchant.updated": {
    words: "Merchant changed",
    data: Type.Object({
      merchant: EventMerchant,
      changed: Type.Array(Type.String(), { description: "Names of the changed fields" }),
    }),
  },
  "merchant.approved": { words: "Merchant approved for payments", data: merchant },
  "merchant.suspended": {
    words: "Merchant suspended from payments, captures or payouts",
    data: merchant,
  },
  "merchant.resumed": {
    words: "Suspension of the merchant ended",
    data: merchant,
  },
  "card.saved": { words: "Card saved", data: Type.Object({ card: SavedCard }) },
  "card.deleted": {
    words: "Saved card deleted: no further charges",
    data: Type.Object({ card: SavedCard }),
  },
  "webhook.disabled": {
    words: "Webhook disabled. The merchant's other webhooks receive this event",
    data: Type.Object({ webhook: Webhook, reason: Type.String() }),
  },
} as const satisfies Record<EventType, { words: string; data: TObject }>;

const version = Type.Integer({
  minimum: 0,
  description: "Version of the transaction, if any. It never decreases from one event to the next",
});

export function envelopeOf(type: EventType) {
  return Type.Object(
    {
      id: Type.String({
        ...NamedId,
        description: "Equals the header `webhook-id`. Each ID is greater than the previous one",
      }),
      type: Type.Literal(type),
      timestamp: Type.String({ format: "date-time", description: "Time of the change" }),
      merchantId: IdText,
      test: Type.Boolean(),
      example: Type.Optional(
        Type.Boolean({ description: "True for an example event from a webhook test" }),
      ),
      actor: EventActor,
      version: Type.Optional(version),
      data: vocabulary[type].data as TObject,
    },
    { description: vocabulary[type].words },
  );
}

export interface Envelope<Type extends EventType, Payload> {
  id: Id;
  type: Type;
  /** ISO 8601, UTC. */
  timestamp: string;
  merchantId: Id;
  test: boolean;
  example?: boolean;
  actor: Static<typeof EventActor>;
  version?: number;
  data: Payload;
}

export type EventOf<Type extends EventType> = Envelope<
  Type,
  Static<(typeof vocabulary)[Type]["data"]>
>;

export type Event = { [Type in EventType]: EventOf<Type> }[EventType];

export const EventAnswered = Type.Unsafe<Event>({ $ref: "#/components/schemas/Event" });

export const EventTypeList = Type.Array(
  Type.Object({
    type: Type.String(),
    words: Type.String({ description: "Description of the type" }),
    example: EventAnswered,
  }),
);

const OfType = Type.Enum(eventTypes);

export const EventQuery = ListQuery({
  type: Type.Optional(OfType),
  transactionId: Type.Optional(NamedId),
});
export const EventList = Type.Array(EventAnswered);
export const EventParams = Type.Object({ merchantId: IdText, eventId: IdText });
