/** At the admin listener. */
export const root = "/payments/operator";
