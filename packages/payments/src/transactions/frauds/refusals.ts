// The first match decides.
import { catalogue } from "@frontdesk/server/refusal";
import { unfitInstant } from "../disputes/refusals.ts";

export const fraudRefusals = catalogue({
  unfitInstant: { field: "reported", ...unfitInstant },
  noTransaction: {
    field: "transactionId",
    message: "must be a successful transaction",
    when: "Not a successful transaction",
  },
});
