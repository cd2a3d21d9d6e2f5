/** The path at the admin listener. */
export const root = "/payments/operator";
