// Why a second factor is not taken for lost, or is not ended.
import { catalogue } from "@frontdesk/server/refusal";

export const lostFactorRefusals = catalogue({
  noFactor: {
    status: 409,
    code: "no_second_factor",
    message: "They have no second factor",
    when: "They have no second factor",
  },
  isReported: {
    status: 409,
    code: "reported_already",
    message: "They were told already that it is to be ended",
    when: "They were told already, and nobody objected",
  },
  notReported: {
    status: 404,
    code: "not_reported",
    message: "They were not told that it is to be ended, or it was proved or ended since",
    when: "They were not told, or the factor was proved or ended since",
  },
  objected: {
    status: 409,
    code: "objected",
    message: "Somebody objected by the link in the mail",
    when: "Somebody objected by the link in the mail",
  },
  tooEarly: {
    status: 409,
    code: "too_early",
    message: "It may be ended 48 hours after they were told",
    when: "They were told less than 48 hours ago",
  },
});
