import { nameRule } from "@frontdesk/server/names";
import { type Problem, reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  forbidden,
  missing,
  notFound,
  noZone,
} from "../../core/refusals.ts";

const options = "custom_field_option_ids";

export const resourceRefusals = catalogue({
  notFound,
  forbidden,
  mayNotInvite: {
    status: 403,
    message: "Only administrators may invite people",
    when: "Only administrators may invite people",
  },
  mayNotLink: {
    status: 403,
    message: "Only administrators may link people to members",
    when: "Only administrators may set `user_id`",
  },
  goneType: missing("resource_type_id"),
  changedSince,

  otherType: {
    field: "resource_type_id",
    message: "cannot change",
    when: "Different from the resource's value",
  },
  otherZone: {
    field: "timezone",
    message: "changes with the availability",
    when: "Different from the resource's value: change it with the availability",
  },
  emailOfUser: {
    field: "email",
    message: "belongs to a user and cannot change here",
    when: "Different from the value of the resource's user",
  },

  misplaced: reason(
    { status: 422, when: "The resource type does not have this field" },
    (field: string): Problem => ({ field, message: "is not a field of this resource type" }),
  ),
  invitedThing: {
    field: "invite",
    message: "is for people only",
    when: "The resource is not a person",
  },
  linkedThing: {
    field: "user_id",
    message: "is for people only",
    when: "The resource is not a person",
  },
  noMember: {
    field: "user_id",
    message: "is not a member of the account",
    when: "Not a member of the account",
  },
  linkTaken: {
    field: "user_id",
    message: "belongs to another resource",
    when: "The member is another resource",
  },
  linkedAndInvited: {
    field: "user_id",
    message: "must be absent: the invitation links the person",
    when: "Given together with `invite`",
  },
  nameless: reason(
    { status: 422, when: "`name` or, for a person, `first_name`: Missing" },
    (field: string): Problem => ({ field, message: "is required" }),
  ),
  unfitName: {
    field: "first_name",
    message: nameRule,
    when: "Not a valid name of a person",
  },
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "Not a telephone number: at least three digits, with separators",
  },
  noAddress: {
    field: "email",
    message: "must be an email address",
    when: "Not an email address",
  },
  otherOption: {
    field: options,
    message: (id: number) => `has ${id}: not an option of this resource type`,
    when: "An option does not belong to the type",
  },
  optionNeeded: {
    field: options,
    message: (name: string) => `must include an option of ${name}`,
    when: "A required field has no option",
  },
  uninvitable: {
    field: "email",
    message: "is required for an invitation",
    when: "Missing, and the resource should be invited",
  },
  noZone,

  full: reason(
    { status: 422, when: "The account has reached the operator's limit of active resources" },
    (most: number): Problem => {
      const message = `The account has reached its limit of ${most} active resources`;
      return { field: "", message };
    },
  ),
  emailTaken: {
    field: "email",
    message: "belongs to another resource",
    when: "The user with this address is another resource",
  },
  goneOption: {
    field: options,
    message: "contain a deleted option",
    when: "An option was deleted concurrently",
  },
});
