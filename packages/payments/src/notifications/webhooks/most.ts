export const mostWebhooks = 16;

/** Above it, the webhook stops reading. */
export const mostWaiting = 10_000;
