/*
 * Why no merchant is connected, changed or let go of, in the order of the checks: problems with
 * fields that stand together are told together.
 */
import { catalogue, changedSince, notFound } from "../../ground/refusals.ts";

export const connectionRefusals = catalogue({
  notFound,
  changedSince,
  noMerchant: { field: "merchant_id", message: "must be given", when: "There is none yet" },
  noKey: {
    field: "key",
    message: "must be given with another merchant or another address",
    when: "It is missing where the merchant or the address is another",
  },
  noPaymentService: {
    field: "url",
    message: "must be given: this installation has no payment service of its own",
    when: "It is null, and this installation has no payment service",
  },
  noAddress: {
    field: "url",
    message: "must be an address that begins with http:// or https://",
    when: "It is no address of the web",
  },
  named: {
    field: "url",
    message: "must not contain a name or password",
    when: "It contains a name or a password",
  },
  privateAddress: {
    field: "url",
    message: "must not lead to a private network or to this machine",
    when: "It leads to a private network, or to the machine itself",
  },
  unknownKey: {
    field: "key",
    message: "is not known to the payment service",
    when: "The payment service does not know it",
  },
  noAccess: {
    field: "merchant_id",
    message: "is no merchant that the key has access to",
    when: "The key has no access to it",
  },
  testMerchant: {
    field: "merchant_id",
    message: "is a test merchant, but this account takes real payments: connect a live merchant",
    when: "It is a test merchant, and the account was connected to a live merchant before",
  },
  wrongSecret: {
    field: "link_secret",
    message: "does not sign the links of this merchant",
    when: "Links that it signs are not taken",
  },
  paymentsUnavailable: {
    status: 503,
    code: "payments_unavailable",
    message: "The payment service did not answer; try again",
    headers: { "Retry-After": "30" },
    when: "The payment service does not answer",
  },
  unsettled: {
    status: 409,
    message: "Payments by this merchant are not settled yet, or were asked for within a day",
    when: "A charge is not settled yet, or a deposit was asked for within a day",
  },
  refundable: {
    status: 409,
    message: "Deposits that this merchant took are for appointments to come",
    when: "A deposit was captured for an appointment to come: only its merchant can give it back",
  },
});
