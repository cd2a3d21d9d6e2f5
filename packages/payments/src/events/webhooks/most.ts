/** The most webhooks of a merchant. */
export const mostWebhooks = 16;

/** The most deliveries of a webhook that wait; it reads on when there are fewer. */
export const mostWaiting = 10_000;
