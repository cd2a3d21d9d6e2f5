import { catalogue } from "@frontdesk/server/refusal";

export const pageRefusals = catalogue({
  expired: {
    status: 403,
    message: "This form has expired. Go back, reload the page and try again.",
    when: "The form does not belong to this browser and session",
  },
});
