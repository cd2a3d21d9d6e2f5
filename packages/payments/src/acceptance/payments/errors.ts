// Refusals of the customer's side: {"code", "message"}, the message naming the field at fault.
import { type ErrorVoice, InputError, notFound, render } from "@frontdesk/server/errors";
import { type Problem, Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { type CustomerCode, customerErrors } from "../../ground/processing.ts";

/** A refusal by its code, worded more closely where `message` is given. */
export function refused(code: CustomerCode, message?: string): Refusal {
  const { status, message: usual } = customerErrors[code];
  return new Refusal(status, { code, message: message ?? usual });
}

/** REQUEST_INVALID for problems with fields. */
export function invalidRequest(problems: Problem[]): Refusal {
  const parts = problems.map(({ field, message }) => `${field} ${message}`.trim());
  return refused("REQUEST_INVALID", parts.join("; "));
}

/** The same order is being authorised at this moment; published clients ask again after 429. */
export function running(): Refusal {
  const body = { code: "PAYMENT_RUNNING", message: "The payment is still being processed" };
  return new Refusal(429, body, { "Retry-After": "1" });
}

const tooMany = "RATE_LIMITED";

/** Does what a limit may refuse, and says so in the words of this side. */
export async function limited(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = { code: tooMany, message: "Too many requests" };
    throw new Refusal(error.status, body, error.headers);
  }
}

const voice: ErrorVoice = {
  invalid: (problems) => invalidRequest(problems),
  other: (status, message) => ({ code: codeOf(status), message }),
  hasBody: () => true,
};

function codeOf(status: number): CustomerCode | typeof tooMany {
  if (status === 429) return tooMany;
  if (status === 404) return "ENDPOINT_NOT_FOUND";
  return status >= 500 ? "INTERNAL_ERROR" : "BODY_INVALID";
}

/** Has every error of a scope, unknown paths included, rendered in the words of this side. */
export function speakToCustomers(server: Server): void {
  server.setErrorHandler((error, request, reply) =>
    render(withoutMediaType(error), { request, reply, voice }),
  );
  server.setNotFoundHandler(notFound);
}

// Of this side's statuses none is 415: such a body is one that could not be read.
function withoutMediaType(error: unknown): unknown {
  const isOfOtherType = error instanceof Error && "statusCode" in error && error.statusCode === 415;
  return isOfOtherType ? new InputError(400, customerErrors.BODY_INVALID.message) : error;
}
