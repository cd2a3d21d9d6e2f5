import { catalogue, changedSince, missing, notFound } from "../../core/refusals.ts";
import { resourceRefusals } from "../../inventory/resources/refusals.ts";

export const memberRefusals = catalogue({
  notFound,
  owner: {
    status: 403,
    message: "The owner can only transfer the account",
    when: "The member is the account's owner",
  },
  changedSince,
  preset: {
    field: "permissions",
    message: "must be custom if individual permissions are set",
    when: "Not `custom`, but individual permissions are set",
  },
  tooMany: {
    field: "own_only",
    message: "must be false for administrators and with manage_all",
    when: "`own_only` for an administrator, or with `manage_all` of a noun",
  },
});

export const offerRefusals = catalogue({
  notFound,
  others: {
    status: 403,
    message: "Only the owner may transfer the account",
    when: "The caller does not own the account",
  },
  goneMember: missing("user_id"),
});

export const inviteRefusals = catalogue({
  preset: memberRefusals.preset,
  tooMany: memberRefusals.tooMany,
  noAddress: resourceRefusals.noAddress,
  member: {
    field: "email",
    message: "already belongs to a member",
    when: "The address of a member who accepted",
  },
});

export const endRefusals = catalogue({
  administrator: {
    status: 403,
    message: "Only administrators may remove an administrator",
    when: "The member is an administrator, and the caller is not",
  },
});
