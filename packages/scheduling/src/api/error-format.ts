import type { ErrorFormat } from "@frontdesk/server/errors";
import { arranged, codeOf, unprocessable } from "../core/refusals.ts";

export const errorFormat: ErrorFormat = {
  invalid: (problems) => unprocessable(problems),
  arranged,
  other: (status, message, { id, code }) => ({
    error: code ?? codeOf(status),
    error_description: message,
    ...(status >= 500 && { request_id: id }),
  }),
};
