import type { AnswerOf, BodyOf } from "../openapi.ts";

/** An address that changes are sent to. */
export type Webhook = AnswerOf<"getWebhook">;

/** The nouns whose changes a webhook can be told. */
export type WebhookEvent = Webhook["events"][number];

/** A webhook to be made; its secret is what payloads are signed with, and is never shown. */
export type NewWebhook = BodyOf<"createWebhook">;

export type WebhookChanges = Omit<BodyOf<"updateWebhook">, "user_id">;

/** What a webhook was sent, or is to be: as sent last, without the secret. */
export type Payload = AnswerOf<"listWebhookQueue">[number];

/** What a receiver is sent: a change, by whom, and what was changed, as the API shows it. */
export type Told = Payload["model"];

/** Who made a change. */
export type Actor = NonNullable<Payload["user"]>;
