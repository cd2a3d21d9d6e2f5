import { catalogue } from "../../core/refusals.ts";

export const askingRefusals = catalogue({
  unavailable: {
    status: 503,
    code: "payments_unavailable",
    message: "Payments are not possible at the moment; try again later",
    when: "A deposit is required, but the payment service does not respond or is disconnected",
    headers: { "Retry-After": "30" },
  },
});
