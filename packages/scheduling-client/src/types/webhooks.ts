import type { AnswerOf, BodyOf } from "../openapi.ts";

export type Webhook = AnswerOf<"getWebhook">;

/** Nouns of a webhook's changes. */
export type WebhookEvent = Webhook["events"][number];

/** The secret signs payloads and is never shown. */
export type NewWebhook = BodyOf<"createWebhook">;

export type WebhookChanges = Omit<BodyOf<"updateWebhook">, "user_id">;

/** A payload as last sent, without the secret. */
export type Payload = AnswerOf<"listWebhookQueue">[number];

/** Body of a payload: a change, its author, and the item as the API shows it. */
export type Told = Payload["model"];

/** Author of a change. */
export type Actor = NonNullable<Payload["user"]>;
