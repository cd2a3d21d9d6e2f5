/* Common to many nouns. */
import { catalogue, type Reason, Refusal, reason } from "@frontdesk/server/refusal";
import type { Id } from "./ids.ts";
import { processingError } from "./processing.ts";

export const { unauthorized, notFound, forbidden, testOnly, appSuspended } = catalogue({
  appSuspended: {
    status: 403,
    code: "app_suspended",
    message: "The operator has suspended this app",
    when: "The operator has suspended the app",
  },
  unauthorized: {
    status: 401,
    message: "A valid API key is needed",
    headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
    when: "The API key is missing or invalid",
  },
  notFound: { status: 404, message: "Not found", when: "No object has this ID" },
  forbidden: {
    status: 403,
    message: "You have no access to this merchant",
    when: "The object exists, but the caller or its merchant has no access",
  },
  testOnly: {
    status: 403,
    code: "test_only",
    message: "Only a test merchant may do this; for a live one the operator does",
    when: "The merchant is live",
  },
});

export function processing(code: number, when?: string): Reason & (() => Refusal) {
  const message = [`${code} ${processingError(code).message}`, when].filter(Boolean).join(": ");
  return reason({ status: 400, when: message, answer: "Declined" }, () => processingRefusal(code));
}

export const noRate = processing(1, "No exchange rate into the merchant's currency exists");

export const beyondBalance = processing(22, "The merchant's balance would exceed the exact range");

/** The error with the id of a stored failed transaction. */
export const processingRefusal = reason(
  {
    status: 400,
    when: "Declined. If the service stored a transaction, the response names it",
    answer: "Declined",
  },
  (code: number, transactionId?: Id) => {
    const body = processingError(code);
    if (transactionId === undefined) return new Refusal(400, body);
    return new Refusal(400, { ...body, transaction: { id: transactionId } });
  },
);

export function asRefusal(answer: {
  status: number;
  body: unknown;
  headers?: Record<string, string> | undefined;
}): Refusal {
  return new Refusal(answer.status, answer.body, answer.headers);
}
