// In the order of the checks.
import { catalogue } from "@frontdesk/server/refusal";
import { notFound } from "../../core/refusals.ts";

export const approvalRefusals = catalogue({
  notFound,
  testMerchant: {
    status: 409,
    code: "test_merchant",
    message: "A test merchant needs no approval",
    when: "The merchant is a test merchant",
  },
  unencrypted: {
    status: 409,
    code: "unencrypted",
    message: "PAYMENTS_URL is not https: approve live merchants with https",
    when: "The service has no HTTPS URL",
  },
  embedded: {
    status: 409,
    code: "embedded_database",
    message:
      "The embedded database can lose committed data in a power cut: approve live " +
      "merchants on PostgreSQL (DATABASE_URL)",
    when: "The database is the embedded one",
  },
});

export const bankRefusals = catalogue({
  notFound,
  noIban: { field: "iban", message: "must be an IBAN", when: "Not in the form of an IBAN" },
  unfitIban: {
    field: "iban",
    message: "must be an IBAN with valid check digits",
    when: "A live merchant needs valid check digits",
  },
});

export const rateRefusals = catalogue({
  unfitFile: {
    field: "xml",
    message: (why: string) => why,
    when: "Not a file of reference rates from the European Central Bank",
  },
});

export const rotationRefusals = catalogue({
  lacking: {
    status: 409,
    message: (who: string) => who,
    when: "Some processes do not have the newest version of the master key",
  },
});
