import { catalogue, changedSince, notFound } from "../../core/refusals.ts";

export const connectionRefusals = catalogue({
  notFound,
  changedSince,
  noMerchant: {
    field: "merchant_id",
    message: "must be given",
    when: "Missing, and no merchant is connected yet",
  },
  noKey: {
    field: "key",
    message: "is required with another merchant or URL",
    when: "Missing, and the merchant or the URL changes",
  },
  noPaymentService: {
    field: "url",
    message: "is required: this installation has no payment service",
    when: "Null, and this installation has no payment service",
  },
  noAddress: {
    field: "url",
    message: "must be an address that begins with http:// or https://",
    when: "Not a URL of http or https",
  },
  named: {
    field: "url",
    message: "must not contain a name or password",
    when: "Contains a username or a password",
  },
  privateAddress: {
    field: "url",
    message: "must not lead to a private network or to this machine",
    when: "Points to a private network or to this machine",
  },
  unknownKey: {
    field: "key",
    message: "is unknown to the payment service",
    when: "Unknown to the payment service",
  },
  noAccess: {
    field: "merchant_id",
    message: "is not a merchant that the key can access",
    when: "The key has no access to the merchant",
  },
  testMerchant: {
    field: "merchant_id",
    message: "is a test merchant, but this account takes real payments: connect a live merchant",
    when: "A test merchant, but the account was connected to a live merchant before",
  },
  wrongSecret: {
    field: "link_secret",
    message: "does not sign this merchant's links",
    when: "The payment service rejects links signed with it",
  },
  paymentsUnavailable: {
    status: 503,
    code: "payments_unavailable",
    message: "The payment service did not respond; try again",
    headers: { "Retry-After": "30" },
    when: "The payment service does not respond",
  },
  unsettled: {
    status: 409,
    message: "Payments of this merchant are not settled yet, or were requested within a day",
    when: "A charge is not settled, or a deposit was requested within a day",
  },
  refundable: {
    status: 409,
    message: "This merchant took deposits for future appointments",
    when: "A deposit was captured for a future appointment: only its merchant can refund it",
  },
});
