import type { ErrorFormat } from "@frontdesk/server/errors";
import { clientRefusals, spelt } from "./refusals.ts";

export const oauthErrors: ErrorFormat = {
  invalid: (problems) => {
    const texts = problems.map(({ field, message }) => `${field} ${message}`.trim());
    return clientRefusals.malformed(texts.join("; "));
  },
  other: (status, message) => ({
    error: status >= 500 ? "server_error" : "invalid_request",
    error_description: spelt(message),
  }),
};
