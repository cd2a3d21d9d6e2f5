/* Descriptions per event type, and the `webhooks` section. */
import type { ApiDescription } from "@frontdesk/platform/docs";
import type { TSchema } from "typebox";
import { SavedCard } from "../../card-payments/cards/schema.ts";
import { Dispute } from "../../card-payments/disputes/schema.ts";
import { Fraud } from "../../card-payments/frauds/schema.ts";
import { TrailEntry } from "../../card-payments/transactions/schema.ts";
import { Line } from "../../core/ledger/line.schema.ts";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import { Payout } from "../../ledger/payouts/schema.ts";
import { Webhook } from "../webhook.schema.ts";
import { exampleOf } from "./examples.ts";
import { EventActor, EventMerchant, EventTransaction, envelopeOf, vocabulary } from "./schema.ts";

const shared: Record<string, TSchema> = {
  EventTransaction,
  TrailEntry,
  Line,
  Dispute,
  Fraud,
  Payout,
  EventMerchant,
  SavedCard,
  Webhook,
  EventActor,
};

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function nameOf(type: EventType): string {
  return type.replaceAll(/(?:^|[._])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

function referring(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  const name = Object.keys(shared).find((name) => shared[name] === schema);
  if (name !== undefined) return refTo(name);
  if (Array.isArray(schema)) return schema.map(referring);
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, referring(value)]));
}

const byType = eventTypes.map((type) => [nameOf(type), referring(envelopeOf(type))] as const);

const schemas: Record<string, object> = {
  ...shared,
  ...Object.fromEntries(byType),
  Event: {
    description: "A change. Ignore unknown types and fields",
    oneOf: eventTypes.map((type) => refTo(nameOf(type))),
    discriminator: {
      propertyName: "type",
      mapping: Object.fromEntries(eventTypes.map((type) => [type, refTo(nameOf(type)).$ref])),
    },
  },
};

const webhooks: Record<string, object> = Object.fromEntries(
  eventTypes.map((type) => [type, { post: requestOf(type) }]),
);

function requestOf(type: EventType): object {
  const content = { schema: refTo(nameOf(type)), example: exampleOf(type) };
  return {
    operationId: `told${nameOf(type)}`,
    summary: vocabulary[type].words,
    description:
      "The headers `webhook-id`, `webhook-timestamp` and `webhook-signature` carry the signature.",
    tags: ["Events"],
    security: [],
    requestBody: { required: true, content: { "application/json": content } },
    responses: { "2XX": { description: "Success. The service retries after any other status" } },
  };
}

export function withEvents(
  docs: ApiDescription & { components: { schemas: object } },
): ApiDescription {
  const { components } = docs;
  const described = { ...components, schemas: { ...components.schemas, ...schemas } };
  return { ...docs, components: described, webhooks };
}
