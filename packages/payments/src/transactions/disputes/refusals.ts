// Why a dispute is not opened or closed; the first reason that holds decides.
import { catalogue } from "@frontdesk/server/refusal";
import { beyondBalance, forbidden, noRate, notFound, testOnly } from "../../ground/refusals.ts";

const { noTransaction } = catalogue({
  noTransaction: {
    field: "transactionId",
    message: "must be a transaction",
    when: "It is no transaction",
  },
});

export const unfitInstant = {
  message: "must be a date and time such as 2031-12-24T18:00:00Z",
  when: "It is no instant from 1970 to 2199",
} as const;

/** Of what an app reports itself; banks tell operators the rest. */
export const reportingRefusals = { noTransaction, forbidden, testOnly };

export const openingRefusals = catalogue({
  noTransaction,
  tooMuch: {
    field: "amount",
    message: (most: string) => `Can dispute at most ${most}`,
    when: "It is more than was captured and is not disputed yet",
  },
  unfitInstant: { field: "due", ...unfitInstant },
  overtaken: {
    status: 409,
    message: "Another dispute was first: too little is left to dispute",
    when: "Another dispute was first, and left too little",
  },
  noRate,
  beyondBalance,
});

/** Of an answer, and of the files that it brings. */
export const answeringRefusals = catalogue({
  notFound,
  forbidden,
  noFile: {
    field: "file",
    message: "must be a PDF, a PNG or a JPEG, as its Content-Type says",
    when: "It is none, or another than its Content-Type says",
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
    when: "The dispute is won or lost already",
  },
  overdue: {
    status: 409,
    code: "dispute_overdue",
    message: "The time to answer the dispute is over",
    when: "Its `due` is over",
  },
  manyFiles: {
    status: 409,
    code: "too_many_files",
    message: "A dispute is answered with at most 5 files",
    when: "There are 5 others already",
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
