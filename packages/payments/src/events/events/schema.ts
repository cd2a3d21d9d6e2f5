/*
 * What an event is: one envelope, and for each type the API's own objects that its `data` has. All
 * else that describes events is made of these.
 */
import { type Static, type TObject, Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { Payout } from "../../books/payouts/schema.ts";
import type { Id } from "../../ground/ids.ts";
import { Line } from "../../ground/ledger/line.schema.ts";
import { type EventType, eventTypes } from "../../ground/news/news.ts";
import { IdText } from "../../parties/apps/schema.ts";
import { Merchant } from "../../parties/merchants/schema.ts";
import { SavedCard } from "../../transactions/cards/schema.ts";
import { Dispute } from "../../transactions/disputes/schema.ts";
import { Fraud } from "../../transactions/frauds/schema.ts";
import { NamedId, TrailEntry, Transaction } from "../../transactions/transactions/schema.ts";
import { Webhook } from "../webhook.schema.ts";

export const EventTransaction = Type.Object(
  {
    ...Type.Omit(Transaction, ["trail"]).properties,
    custom: Type.Optional(Transaction.properties.custom),
    customLeftOut: Type.Optional(
      Type.Boolean({ description: "True in place of a `custom` of more than 4 KB as JSON" }),
    ),
  },
  { description: "As it was right after the change, without its trail" },
);

export const EventMerchant = Type.Omit(Merchant, ["balance"]);

export const EventActor = Type.Object(
  {
    kind: Type.Enum(["app", "person", "payer", "operator", "system"]),
    id: Type.Optional(
      Type.String({ description: "Of an app or a person; `erased` of a person who was" }),
    ),
  },
  { description: "Who made the change" },
);

const inTransaction = { transaction: EventTransaction };
const moved = Type.Object({ ...inTransaction, entry: TrailEntry });
const takenBack = Type.Object({ ...inTransaction, entry: TrailEntry, line: Line });
const decided = Type.Object({ dispute: Dispute, entry: TrailEntry, ...inTransaction });
const paidOut = Type.Object({ payout: Payout });
const merchant = Type.Object({ merchant: EventMerchant });

const refused = (what: string) => `The acquirer refused a ${what} for good, and it was taken back`;

/** Every type: in words what happened, and what its `data` has. */
export const vocabulary = {
  "transaction.created": {
    words: "An authorisation was approved",
    data: Type.Object(inTransaction),
  },
  "transaction.failed": { words: "A payment was declined", data: Type.Object(inTransaction) },
  "transaction.captured": { words: "An amount was captured", data: moved },
  "transaction.refunded": { words: "An amount was refunded", data: moved },
  "transaction.voided": { words: "An amount was voided", data: moved },
  "transaction.capture_failed": { words: refused("capture"), data: takenBack },
  "transaction.refund_failed": { words: refused("refund"), data: takenBack },
  "transaction.void_failed": { words: refused("void"), data: moved },
  "dispute.opened": {
    words: "The holder of a card contests a payment",
    data: Type.Object({ dispute: Dispute, line: Line }),
  },
  "dispute.answered": {
    words: "The merchant sent evidence",
    data: Type.Object({ dispute: Dispute }),
  },
  "dispute.won": { words: "A dispute was won, and its amount came back", data: decided },
  "dispute.lost": { words: "A dispute was lost", data: decided },
  "fraud.reported": {
    words: "A payment was reported as fraud",
    data: Type.Object({ fraud: Fraud }),
  },
  "payout.created": { words: "A payout was taken from the balance", data: paidOut },
  "payout.paid": { words: "A payout was paid", data: paidOut },
  "payout.returned": { words: "A payout came back, and its amount with it", data: paidOut },
  "merchant.created": { words: "The merchant was made", data: merchant },
  "merchant.updated": {
    words: "Members of the merchant changed, by whomever",
    data: Type.Object({
      merchant: EventMerchant,
      changed: Type.Array(Type.String(), { description: "The names of what changed" }),
    }),
  },
  "merchant.approved": { words: "The merchant may take payments", data: merchant },
  "merchant.suspended": { words: "Operators keep the merchant from something", data: merchant },
  "merchant.resumed": {
    words: "Operators keep the merchant from nothing any more",
    data: merchant,
  },
  "card.saved": { words: "A card was saved", data: Type.Object({ card: SavedCard }) },
  "card.deleted": {
    words: "A saved card was deleted, and is charged no more",
    data: Type.Object({ card: SavedCard }),
  },
  "webhook.disabled": {
    words: "A webhook is sent nothing any more; the merchant's other webhooks are told",
    data: Type.Object({ webhook: Webhook, reason: Type.String() }),
  },
} as const satisfies Record<EventType, { words: string; data: TObject }>;

const version = Type.Integer({
  minimum: 0,
  description:
    "Of the transaction that it is about, where it is about one: it never falls from one event " +
    "to the next",
});

/** The whole of an event of a type. */
export function envelopeOf(type: EventType) {
  return Type.Object(
    {
      id: Type.String({ ...NamedId, description: "Also `webhook-id`; each is above the last" }),
      type: Type.Literal(type),
      timestamp: Type.String({ format: "date-time", description: "When the change was made" }),
      merchantId: IdText,
      test: Type.Boolean(),
      example: Type.Optional(
        Type.Boolean({ description: "True of an example that was sent to try a webhook" }),
      ),
      actor: EventActor,
      version: Type.Optional(version),
      data: vocabulary[type].data as TObject,
    },
    { description: vocabulary[type].words },
  );
}

export interface Envelope<Type extends EventType, Told> {
  id: Id;
  type: Type;
  /** ISO 8601, UTC. */
  timestamp: string;
  merchantId: Id;
  test: boolean;
  example?: boolean;
  actor: Static<typeof EventActor>;
  version?: number;
  data: Told;
}

export type EventOf<Type extends EventType> = Envelope<
  Type,
  Static<(typeof vocabulary)[Type]["data"]>
>;

/** An event as it is told. */
export type Event = { [Type in EventType]: EventOf<Type> }[EventType];

/** An event as routes answer it, described once among the components (described.ts). */
export const EventAnswered = Type.Unsafe<Event>({ $ref: "#/components/schemas/Event" });

export const EventTypeList = Type.Array(
  Type.Object({
    type: Type.String(),
    words: Type.String({ description: "What happened, in words" }),
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
