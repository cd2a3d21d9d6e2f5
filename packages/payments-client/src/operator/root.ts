/** Path of operator calls at the admin listener. */
export const root = "/payments/operator";
