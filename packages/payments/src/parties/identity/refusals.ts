import { catalogue } from "@frontdesk/server/refusal";

export const identityRefusals = catalogue({
  unauthorized: {
    status: 401,
    message: "A valid API key is needed",
    headers: { "WWW-Authenticate": 'Basic realm="frontdesk", charset="UTF-8"' },
    when: "No valid key was given",
  },
});
