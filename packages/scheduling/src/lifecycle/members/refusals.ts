// Why a member is not changed or removed, or an account not handed over, in their order.

import { catalogue, changedSince, missing, notFound } from "../../ground/refusals.ts";
import { resourceRefusals } from "../../resources/resources/refusals.ts";

export const memberRefusals = catalogue({
  notFound,
  owner: {
    status: 403,
    message: "The owner can only hand the account over",
    when: "It is about the owner of the account",
  },
  changedSince,
  preset: {
    field: "permissions",
    message: "must be custom where rights are given one by one",
    when: "It is not `custom`, and a right is given",
  },
});

export const offerRefusals = catalogue({
  notFound,
  others: {
    status: 403,
    message: "Only the owner may hand the account over",
    when: "The account is not the caller's",
  },
  goneMember: missing("user_id"),
});

export const inviteRefusals = catalogue({
  preset: memberRefusals.preset,
  noAddress: resourceRefusals.noAddress,
  member: {
    field: "email",
    message: "is that of a member already",
    when: "It is that of a member who accepted",
  },
});

/** Of who is removed with their resource. */
export const endRefusals = catalogue({
  administrator: {
    status: 403,
    message: "Only administrators may remove an administrator",
    when: "The person is an administrator, and the caller is none",
  },
});
