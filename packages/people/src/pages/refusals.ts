import { catalogue } from "@frontdesk/server/refusal";

export const pageRefusals = catalogue({
  expired: {
    status: 403,
    message: "This form is out of date. Go back, reload it, try again.",
    when: "The form does not belong to this browser and session",
  },
});
