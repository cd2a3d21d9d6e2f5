// Why two halves are not put together.
import { catalogue } from "@frontdesk/server/refusal";

export const placeRefusals = catalogue({
  notOwner: {
    status: 403,
    code: "owner_needed",
    message: "Only who owns both the merchant and the account puts them together",
    when: "The person does not own both",
  },
});
