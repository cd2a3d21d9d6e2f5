/*
 * Why a resource is not made or changed, in the order of the checks: the first reason that holds
 * decides; problems with fields that stand together are told together.
 */
import { nameRule } from "@frontdesk/server/names";
import { type Problem, reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  forbidden,
  missing,
  notFound,
  noZone,
} from "../../ground/refusals.ts";

const options = "custom_field_option_ids";

export const resourceRefusals = catalogue({
  notFound,
  forbidden,
  mayNotInvite: {
    status: 403,
    message: "Only administrators may invite people",
    when: "Only administrators may invite people",
  },
  goneType: missing("resource_type_id"),
  changedSince,

  // What cannot change.
  otherType: {
    field: "resource_type_id",
    message: "cannot change",
    when: "It is another than the resource has",
  },
  otherZone: {
    field: "timezone",
    message: "changes by way of the availability",
    when: "It is another than the resource has: that changes by way of the availability",
  },
  emailOfUser: {
    field: "email",
    message: "is that of a user and cannot change here",
    when: "It is another than that of the user who the resource is",
  },

  // What depends on the type.
  misplaced: reason(
    { status: 422, when: "A field is none of resources of the type" },
    (field: string): Problem => ({ field, message: "is not a field of this type of resources" }),
  ),
  invitedThing: { field: "invite", message: "is for people only", when: "It is no person" },
  nameless: reason(
    { status: 422, when: "`name` or, of a person, `first_name`: It is missing" },
    (field: string): Problem => ({ field, message: "is required" }),
  ),
  unfitName: {
    field: "first_name",
    message: nameRule,
    when: "The name is none that a person may have",
  },
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "It is no telephone number: three digits at least, and signs between them",
  },
  noAddress: {
    field: "email",
    message: "must be an e-mail address",
    when: "It is no e-mail address",
  },
  otherOption: {
    field: options,
    message: (id: number) => `has ${id}, which is no option of this type of resources`,
    when: "One is no option of the type",
  },
  optionNeeded: {
    field: options,
    message: (name: string) => `must have an option of ${name}`,
    when: "There is none of a field that is required",
  },
  uninvitable: {
    field: "email",
    message: "is needed to invite somebody",
    when: "It is missing, though somebody is to be invited",
  },
  noZone,

  // What is there already.
  full: reason(
    { status: 422, when: "The account has as many active resources as the operator allows" },
    (most: number): Problem => {
      const message = `The account has ${most} active resources already, and may not have more`;
      return { field: "", message };
    },
  ),
  emailTaken: {
    field: "email",
    message: "is that of another resource",
    when: "Another resource is the user with it",
  },
  goneOption: {
    field: options,
    message: "are not all there any more",
    when: "One was deleted meanwhile",
  },
});
