// The first match decides.
import { catalogue } from "@frontdesk/server/refusal";
import { invalidInstant } from "../disputes/refusals.ts";

export const fraudRefusals = catalogue({
  unfitInstant: { field: "reported", ...invalidInstant },
  noTransaction: {
    field: "transactionId",
    message: "must be a successful transaction",
    when: "Not a successful transaction",
  },
});
