/*
 * Why a merchant is not made or changed, nor access to it or its links; whoever has no access is
 * refused before. The first reason that holds decides; problems with fields are told together.
 */
import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../ground/refusals.ts";
import type { Role } from "./roles/roles.ts";

const noEmail = {
  field: "email",
  message: "must be an e-mail address",
  when: "It is no e-mail address",
} as const;

/** What its fields break beyond their schema. */
export const merchantRefusals = catalogue({
  unknownCurrency: {
    field: "currency",
    message: "must be the ISO 4217 code of a currency",
    when: "It is no currency in use (ISO 4217)",
  },
  unfunded: {
    field: "currency",
    message: "is not a currency that merchants can be funded in",
    when: "Merchants cannot be funded in it",
  },
  noEmail,
  noWebsite: {
    field: "website",
    message: "must be a host, or an http or https address",
    when: "It is neither a host nor an http or https address",
  },
  unknownCountry: {
    field: "company.country",
    message: "must be an ISO 3166-1 alpha-2 code",
    when: "It is no country (ISO 3166-1 alpha-2)",
  },
  noIban: {
    field: "bank.iban",
    message: "must be an IBAN",
    when: "It has not the form of an IBAN",
  },
  unfitIban: {
    field: "bank.iban",
    message: "must be an IBAN with valid check digits",
    when: "The merchant is live, and its check digits are wrong",
  },
  unencrypted: {
    field: "test",
    message: "must be true while PAYMENTS_URL is not https: live merchants are not taken",
    when: "It is false where the service is not reached by https",
  },
});

export const changeRefusals = catalogue({ noEmail, notFound, forbidden });

const noApp = {
  field: "appId",
  message: "must be the id of an app",
  when: "It is no app",
} as const;

/** Giving an app or a user access. */
export const accessRefusals = catalogue({ notFound, forbidden, noEmail, noApp });

/** What the role of a person, or what they proved, keeps them from; apps are not asked. */
export const roleRefusals = catalogue({
  personsOnly: {
    status: 403,
    code: "persons_only",
    message: "Only a person may do this, at the desk",
    when: "It is an app that calls",
  },
  roleNeeded: {
    status: 403,
    code: "role_needed",
    message: (roles: readonly Role[]) => `Only these may do this: ${roles.join(", ")}`,
    when: "The person's role does not let them",
  },
  secondFactorNeeded: {
    status: 403,
    code: "second_factor_needed",
    message: "Set up a second factor first: without one this merchant can only be read",
    when: "An owner or manager of a live merchant has no second factor",
  },
  stepUpRequired: {
    status: 403,
    code: "step_up_required",
    message: "Prove your second factor, and ask again within ten minutes",
    when: "The person did not prove a second factor in the last ten minutes",
  },
});

/** Who may be a user of a merchant, and as what. */
export const userRefusals = catalogue({
  ownersOnly: {
    status: 403,
    code: "owners_only",
    message: "Only an owner may name and remove owners here",
    when: "An app names an owner where one is or the operator approved, or takes an owner away",
  },
  lastOwner: {
    status: 409,
    code: "last_owner",
    message: "The last owner cannot leave: name another first",
    when: "It is the last owner",
  },
});

/** Why somebody is not erased. */
export const erasingRefusals = catalogue({
  ownsAlone: {
    status: 409,
    code: "owns_alone",
    message: (merchantIds: readonly string[]) =>
      `They alone own ${merchantIds.join(", ")}: have others named first, or say ownerless=yes`,
    when: "They are the last owner of a merchant",
  },
});

export const rescueRefusals = catalogue({
  notFound,
  hasAccess: { status: 409, message: "The app has access already", when: "The app has access" },
  noApp,
  isWaiting: {
    status: 409,
    message: "The app is waiting for access already",
    when: "The app is waiting for access",
  },
});

export const claimRefusals = catalogue({
  notOpen: {
    status: 404,
    message: "Not found",
    when: "The link is another's, was used, is older than a day, or the merchant has an owner",
  },
});

/** Naming an owner, and deciding what was objected to. */
export const namingRefusals = catalogue({
  notFound,
  testMerchant: {
    status: 409,
    code: "test_merchant",
    message: "A test merchant is claimed by a link to its contact address",
    when: "It is a test merchant",
  },
  hasOwner: {
    status: 409,
    code: "has_owner",
    message: "The merchant has an owner, who names others",
    when: "The merchant has an owner",
  },
  isOpen: {
    status: 409,
    code: "naming_open",
    message: "An owner is being named already",
    when: "An owner is being named already",
  },
  noPerson: {
    field: "email",
    message: "must be the address of somebody who has signed in here",
    when: "It is nobody's who has signed in here",
  },
  decided: {
    status: 409,
    code: "naming_decided",
    message: "There is nothing to decide",
    when: "Nobody objected, or it was decided already",
  },
});

/** Where links return to. */
export const siteRefusals = catalogue({
  noSite: {
    field: "sites",
    message: "must be an https origin, such as https://book.example",
    when: "One is no https origin with a plain host",
  },
});

/** Signing links, and having them signed. */
export const signingRefusals = catalogue({
  notFound,
  forbidden,
  noSecret: {
    status: 409,
    message: "There is no link secret to sign links with: create one first",
    when: "There is no link secret to sign links with",
  },
  hasSecret: {
    status: 409,
    message: "There is a link secret already, and it is not to be replaced",
    when: "There is a link secret, and `replace` is false",
  },
});
