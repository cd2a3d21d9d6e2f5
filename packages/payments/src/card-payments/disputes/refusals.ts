// The first match decides.
import { catalogue } from "@frontdesk/server/refusal";
import { beyondBalance, forbidden, noRate, notFound, testOnly } from "../../core/refusals.ts";

const { noTransaction } = catalogue({
  noTransaction: {
    field: "transactionId",
    message: "must be a transaction",
    when: "Not a transaction",
  },
});

export const invalidInstant = {
  message: "must be a date and time such as 2031-12-24T18:00:00Z",
  when: "Not a time between 1970 and 2199",
} as const;

/** Refusals for apps that report test disputes. */
export const reportingRefusals = { noTransaction, forbidden, testOnly };

export const openingRefusals = catalogue({
  noTransaction,
  tooMuch: {
    field: "amount",
    message: (most: string) => `Can dispute at most ${most}`,
    when: "More than the captured amount minus earlier disputes",
  },
  unfitInstant: { field: "due", ...invalidInstant },
  overtaken: {
    status: 409,
    message: "A concurrent dispute left too little to dispute",
    when: "A concurrent dispute left too little",
  },
  noRate,
  beyondBalance,
});

export const answeringRefusals = catalogue({
  notFound,
  forbidden,
  noFile: {
    field: "file",
    message: "must be a PDF, a PNG or a JPEG, matching its Content-Type",
    when: "Not a PDF, PNG or JPEG, or not of its Content-Type",
  },
  answered: {
    status: 409,
    code: "dispute_answered",
    message: "The dispute is answered already",
    when: "The dispute is answered already",
  },
  closed: {
    status: 409,
    code: "dispute_closed",
    message: "The dispute is closed already",
    when: "The dispute is won or lost",
  },
  overdue: {
    status: 409,
    code: "dispute_overdue",
    message: "The deadline of the dispute has passed",
    when: "The deadline in `due` has passed",
  },
  manyFiles: {
    status: 409,
    code: "too_many_files",
    message: "A dispute takes at most 5 files",
    when: "The dispute has 5 other files",
  },
});

export const closingRefusals = catalogue({
  notFound,
  forbidden,
  testOnly,
  closed: {
    status: 409,
    message: "The dispute is closed already",
    when: "The dispute is closed already",
  },
});
