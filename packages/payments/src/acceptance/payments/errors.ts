// {"code", "message"} of the customers' API.
import { type ErrorFormat, notFound, render } from "@frontdesk/server/errors";
import { InputError } from "@frontdesk/server/input-refusals";
import { Refusal } from "@frontdesk/server/refusal";
import type { Server } from "@frontdesk/server/server";
import { type CustomerCode, customerErrors } from "../../core/processing.ts";
import { invalidRequest, orderRefusals, tooManyCode } from "./refusals.ts";

export async function limited(
  check: () => Promise<void>,
  tooMany = orderRefusals.tooManyGiven,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw tooMany(error);
  }
}

const errorFormat: ErrorFormat = {
  invalid: (problems) => invalidRequest(problems),
  other: (status, message) => ({ code: codeOf(status), message }),
  hasBody: () => true,
};

function codeOf(status: number): CustomerCode | typeof tooManyCode {
  if (status === 429) return tooManyCode;
  if (status === 404) return "ENDPOINT_NOT_FOUND";
  return status >= 500 ? "INTERNAL_ERROR" : "BODY_INVALID";
}

export function speakToCustomers(server: Server): void {
  server.setErrorHandler((error, request, reply) =>
    render(withoutMediaType(error), { request, reply, errorFormat }),
  );
  server.setNotFoundHandler(notFound);
}

// A body without a media type counts as unreadable here.
function withoutMediaType(error: unknown): unknown {
  const isOfOtherType = error instanceof Error && "statusCode" in error && error.statusCode === 415;
  return isOfOtherType ? new InputError(400, customerErrors.BODY_INVALID.message) : error;
}
