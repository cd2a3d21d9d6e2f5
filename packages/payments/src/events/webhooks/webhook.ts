/*
 * A webhook is an address that hears what happens to a merchant, as far as it listens, in the order
 * of each transaction, until it takes it. Its secret is sealed, and what it is sent is signed.
 */

import { problemWithUrl } from "@frontdesk/platform/webhooks/url";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { type EventType, eventTypes } from "../../ground/news/news.ts";
import type { Settings } from "../../ground/settings.ts";
import type { Webhook } from "../webhook.schema.ts";
import { webhookRefusals as refusals } from "./refusals.ts";
import type { WebhookRow } from "./store.ts";

/** A webhook as the API shows it; `waiting` is how many deliveries of it wait. */
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

/** What a webhook may listen to: everything, what begins alike, or a type. */
export const listenable: readonly ("*" | GroupOf<EventType> | EventType)[] = [
  "*",
  ...groups,
  ...eventTypes,
];

/** The types that a webhook listens to, given what it was made with. */
export function typesHeard(types: readonly string[]): EventType[] {
  return eventTypes.filter((type) => isHeard(types, type));
}

export function isHeard(types: readonly string[], type: string): boolean {
  return types.some(
    (each) =>
      each === "*" || each === type || (each.endsWith(".*") && type.startsWith(each.slice(0, -1))),
  );
}

/** What is wrong with the address of a webhook, of a merchant as far as that is known. */
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
