/* In the order of the checks; access comes first. Field problems come together. */
import { catalogue } from "@frontdesk/server/refusal";
import { forbidden, notFound } from "../../core/refusals.ts";
import type { Role } from "./roles/roles.ts";

const noEmail = {
  field: "email",
  message: "must be an email address",
  when: "Not an email address",
} as const;

export const merchantRefusals = catalogue({
  unknownCurrency: {
    field: "currency",
    message: "must be the ISO 4217 code of a currency",
    when: "Not a current ISO 4217 currency",
  },
  unfunded: {
    field: "currency",
    message: "is not a funding currency",
    when: "Not a funding currency",
  },
  noEmail,
  noWebsite: {
    field: "website",
    message: "must be a host, or an http or https address",
    when: "Not a host, an HTTP URL or an HTTPS URL",
  },
  unknownCountry: {
    field: "company.country",
    message: "must be an ISO 3166-1 alpha-2 code",
    when: "Not an ISO 3166-1 alpha-2 country",
  },
  noIban: {
    field: "bank.iban",
    message: "must be an IBAN",
    when: "Not in the form of an IBAN",
  },
  unfitIban: {
    field: "bank.iban",
    message: "must be an IBAN with valid check digits",
    when: "A live merchant needs valid check digits",
  },
  unencrypted: {
    field: "test",
    message: "must be true while PAYMENTS_URL is not https: live merchants need https",
    when: "A live merchant, and the service has no HTTPS URL",
  },
});

export const changeRefusals = catalogue({ noEmail, notFound, forbidden });

const noApp = {
  field: "appId",
  message: "must be the id of an app",
  when: "Not an app",
} as const;

export const accessRefusals = catalogue({ notFound, forbidden, noEmail, noApp });

/** Refusals of persons: role and second factor. */
export const roleRefusals = catalogue({
  personsOnly: {
    status: 403,
    code: "persons_only",
    message: "Only a person may do this, at the desk",
    when: "The caller is an app",
  },
  roleNeeded: {
    status: 403,
    code: "role_needed",
    message: (roles: readonly Role[]) => `Only these roles may do this: ${roles.join(", ")}`,
    when: "The person's role does not allow this",
  },
  secondFactorNeeded: {
    status: 403,
    code: "second_factor_needed",
    message: "Set up a second factor first: without one this merchant is read-only",
    when: "An owner or manager of a live merchant has no second factor",
  },
  stepUpRequired: {
    status: 403,
    code: "step_up_required",
    message: "Verify your second factor, then retry within ten minutes",
    when: "The person's last second factor is older than ten minutes",
  },
});

export const userRefusals = catalogue({
  ownersOnly: {
    status: 403,
    code: "owners_only",
    message: "Only an owner may add and remove owners here",
    when:
      "An app removes an owner, or adds one to a merchant that has an owner or the " +
      "operator's approval",
  },
  lastOwner: {
    status: 409,
    code: "last_owner",
    message: "The last owner cannot leave: add another first",
    when: "The person is the last owner",
  },
});

export const erasingRefusals = catalogue({
  ownsAlone: {
    status: 409,
    code: "owns_alone",
    message: (merchantIds: readonly string[]) =>
      `They alone own ${merchantIds.join(", ")}: add another owner first, or pass ` +
      `ownerless=yes`,
    when: "The person is the last owner of a merchant",
  },
});

export const accessRecoveryRefusals = catalogue({
  notFound,
  hasAccess: {
    status: 409,
    message: "The app already has access",
    when: "The app already has access",
  },
  noApp,
  isWaiting: {
    status: 409,
    message: "The app already awaits access",
    when: "The app already awaits access",
  },
});

export const ownershipRefusals = catalogue({
  notOpen: {
    status: 404,
    message: "Not found",
    when: "The link is used, older than a day or another person's, or the merchant has an owner",
  },
});

export const assignmentRefusals = catalogue({
  notFound,
  testMerchant: {
    status: 409,
    code: "test_merchant",
    message: "Claim a test merchant with a link to its contact address",
    when: "The merchant is a test merchant",
  },
  hasOwner: {
    status: 409,
    code: "has_owner",
    message: "The merchant has an owner; only owners add others",
    when: "The merchant has an owner",
  },
  isOpen: {
    status: 409,
    code: "naming_open",
    message: "An owner assignment is already open",
    when: "An owner assignment is already open",
  },
  noPerson: {
    field: "email",
    message: "must be the address of a person who has signed in here",
    when: "No person with this address has signed in",
  },
  unconfirmed: {
    field: "email",
    message: "is not confirmed: it may belong to another person",
    when: "The person has not confirmed the address",
  },
  decided: {
    status: 409,
    code: "naming_decided",
    message: "There is nothing to decide",
    when: "No objection exists, or a decision exists",
  },
});

export const brandingRefusals = catalogue({
  notFound,
  forbidden,
  tooPale: {
    field: "color",
    message: "must be darker: white text on it needs a contrast of 4.5 to 1",
    when: "White text on this colour, or the colour on the page, is not readable",
  },
  noPicture: {
    field: "logo",
    message: "must be a PNG, JPEG or WebP picture of at most 300 KB and 1024 by 1024 pixels",
    when: "No whole picture of these types, larger, or animated",
  },
});

export const siteRefusals = catalogue({
  noSite: {
    field: "sites",
    message: "must be an https origin, such as https://book.example",
    when: "Not an https origin with a plain host",
  },
});

export const signingRefusals = catalogue({
  notFound,
  forbidden,
  noSecret: {
    status: 409,
    message: "There is no secret for signing links: create one first",
    when: "No secret for signing links exists",
  },
  hasSecret: {
    status: 409,
    message: "A link secret already exists, and `replace` is false",
    when: "A link secret already exists, and `replace` is false",
  },
});
