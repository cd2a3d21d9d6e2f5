// Why an application is not registered or changed, in the order of the checks.

import { reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince, notFound } from "../../ground/refusals.ts";
import { unconfirmed } from "../refusals.ts";

export const applicationRefusals = catalogue({
  unconfirmed,
  notFound,
  changedSince,
  longName: {
    field: "name",
    message: "must have 1 to 60 characters",
    when: "It is blank, or longer than 60 characters",
  },
  noRedirect: {
    field: "redirect_urls",
    message: "must name an address, unless it may use passwords",
    when: "There is none, and it may not use passwords",
  },
  unfitRedirect: reason(
    { status: 422, when: "`redirect_urls`: One is no whole address of https, or of localhost" },
    (at: number, problem: string) => ({ field: `redirect_urls.${at}`, message: problem }),
  ),
  publicPasswords: {
    field: "may_use_passwords",
    message: "is for confidential applications only",
    when: "It is true, and the application is public",
  },
});

export const { noSecret } = catalogue({
  noSecret: {
    field: "confidential",
    message: "is false: a public application has no secret",
    when: "The application is public",
  },
});
