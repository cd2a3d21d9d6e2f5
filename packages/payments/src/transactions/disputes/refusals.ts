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
