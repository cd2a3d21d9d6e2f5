/** Where operators' calls go, behind their door. */
export const root = "/payments/operator";
