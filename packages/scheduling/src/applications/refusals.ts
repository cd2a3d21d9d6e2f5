import { catalogue as catalogueOfPages } from "@frontdesk/server/refusal";
import { mostOwn } from "../core/limits.ts";
import { catalogue } from "../core/refusals.ts";

export const pageRefusals = catalogueOfPages({
  noPage: {
    status: 404,
    message: "This page does not exist, or it is not yours.",
    when: "The object does not exist or belongs to another person",
  },
  undecided: {
    status: 400,
    message: "Please go back and choose Allow or Deny.",
    when: "Neither button was pressed",
  },
  tooMany: {
    status: 409,
    message: `You have ${mostOwn} already. Please delete one first.`,
    when: `The person has ${mostOwn} applications or tokens`,
  },
  unconfirmed: {
    status: 403,
    message: "Please confirm your email address first: open the link in our mail.",
    when: "The person's email address is not confirmed",
  },
});

export const { unconfirmed, tooMany } = catalogue({
  tooMany: {
    status: 409,
    code: "too_many",
    message: `You have ${mostOwn} already: delete one first`,
    when: `The person has ${mostOwn} already`,
  },
  unconfirmed: {
    status: 403,
    code: "unconfirmed_address",
    message: "Confirm your email address first, with the link in the mail",
    when: "The person's address is not confirmed",
  },
});
