/* Receives a merchant's events, in order per transaction, until it accepts them. Its sealed
   secret signs each request. */
import { problemWithUrl } from "@frontdesk/platform/webhooks/url";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import type { Settings } from "../../core/settings.ts";
import type { Webhook } from "../webhook.schema.ts";
import { webhookRefusals as refusals } from "./refusals.ts";
import type { WebhookRow } from "./store.ts";

export function presentWebhook(row: WebhookRow): Static<typeof Webhook> {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    description: row.description,
    state: row.state,
    reason: row.reason,
    created: row.createdAt.toISOString(),
    lastSuccess: row.lastSuccess?.toISOString() ?? null,
    lastFailure: row.lastFailure?.toISOString() ?? null,
    waiting: row.waiting,
  };
}

type GroupOf<Type> = Type extends `${infer Group}.${string}` ? `${Group}.*` : never;

const groups = [
  ...new Set(eventTypes.map((type) => `${type.split(".")[0]}.*`)),
] as GroupOf<EventType>[];

export const listenable: readonly ("*" | GroupOf<EventType> | EventType)[] = [
  "*",
  ...groups,
  ...eventTypes,
];

export function typesHeard(types: readonly string[]): EventType[] {
  return eventTypes.filter((type) => isHeard(types, type));
}

export function isHeard(types: readonly string[], type: string): boolean {
  return types.some(
    (each) =>
      each === "*" || each === type || (each.endsWith(".*") && type.startsWith(each.slice(0, -1))),
  );
}

export function urlProblems(
  url: unknown,
  { webhooksToPrivate }: Pick<Settings, "webhooksToPrivate">,
  { test }: { test: boolean } = { test: true },
): Problem[] {
  if (typeof url !== "string") return [];
  const problem = problemWithUrl(url, { mayBePrivate: webhooksToPrivate, isSecureOnly: !test });
  if (problem === undefined) return [];
  if (problem === "noAddress" && !test) return [refusals.insecure()];
  return [refusals[problem]()];
}
