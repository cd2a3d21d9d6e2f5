// What operators are refused that is theirs alone; the first reason that holds decides.
import { catalogue } from "@frontdesk/server/refusal";
import { notFound } from "../../ground/refusals.ts";

/** Letting a live merchant take payments. */
export const approvalRefusals = catalogue({
  notFound,
  testMerchant: {
    status: 409,
    code: "test_merchant",
    message: "A test merchant needs no approval",
    when: "It is a test merchant",
  },
  unencrypted: {
    status: 409,
    code: "unencrypted",
    message: "PAYMENTS_URL is not https: live merchants are approved where it is",
    when: "The service is not reached by https",
  },
  embedded: {
    status: 409,
    code: "embedded_database",
    message:
      "The embedded database can lose what it was told in a power cut: " +
      "live merchants are approved on PostgreSQL (DATABASE_URL)",
    when: "The database is the embedded one",
  },
});

export const bankRefusals = catalogue({
  notFound,
  noIban: { field: "iban", message: "must be an IBAN", when: "It has not the form of an IBAN" },
  unfitIban: {
    field: "iban",
    message: "must be an IBAN with valid check digits",
    when: "The merchant is live, and its check digits are wrong",
  },
});

export const rateRefusals = catalogue({
  unfitFile: {
    field: "xml",
    message: (why: string) => why,
    when: "It is no file of reference rates of the European Central Bank",
  },
});

export const rotationRefusals = catalogue({
  lacking: {
    status: 409,
    message: (who: string) => who,
    when: "Not every process knows the newest version of the master key",
  },
});
