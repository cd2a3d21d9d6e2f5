/** Webhooks per merchant. */
export const mostWebhooks = 16;

/** Pending deliveries per webhook. Above it the webhook stops reading. */
export const mostWaiting = 10_000;
