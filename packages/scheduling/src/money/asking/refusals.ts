import { catalogue } from "../../ground/refusals.ts";

export const askingRefusals = catalogue({
  unavailable: {
    status: 503,
    code: "payments_unavailable",
    message: "Nothing can be paid just now; try again later",
    when: "A deposit is asked, and the payment service does not answer or is not to be used",
    headers: { "Retry-After": "30" },
  },
});
