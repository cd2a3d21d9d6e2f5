import { reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince, notFound } from "../../core/refusals.ts";
import { tooMany, unconfirmed } from "../refusals.ts";

export const applicationRefusals = catalogue({
  unconfirmed,
  tooMany,
  notFound,
  changedSince,
  longName: {
    field: "name",
    message: "must have 1 to 60 characters",
    when: "Blank or longer than 60 characters",
  },
  noRedirect: {
    field: "redirect_urls",
    message: "must contain a URL, unless the application may use passwords",
    when: "Empty, and the application may not use passwords",
  },
  unfitRedirect: reason(
    { status: 422, when: "`redirect_urls`: A URL is not absolute https, or http on localhost" },
    (at: number, problem: string) => ({ field: `redirect_urls.${at}`, message: problem }),
  ),
  publicPasswords: {
    field: "may_use_passwords",
    message: "is for confidential applications only",
    when: "True for a public application",
  },
});

export const { noSecret } = catalogue({
  noSecret: {
    field: "confidential",
    message: "is false: a public application has no secret",
    when: "The application is public",
  },
});
