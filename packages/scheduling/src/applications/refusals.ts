// What pages for people refuse, in words that they are shown.
import { catalogue } from "@frontdesk/server/refusal";

export const pageRefusals = catalogue({
  noPage: {
    status: 404,
    message: "There is no such page, or it is not yours.",
    when: "There is nothing, or nothing of theirs",
  },
  undecided: {
    status: 400,
    message: "Please go back and choose Allow or Deny.",
    when: "Neither was chosen",
  },
  unconfirmed: {
    status: 403,
    message: "Please confirm your e-mail address first: open the link in the mail we sent you.",
    when: "Their e-mail address is not confirmed",
  },
});
