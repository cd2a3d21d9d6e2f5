// In the order of the checks.
import { catalogue } from "@frontdesk/server/refusal";
import { notFound } from "../../core/refusals.ts";

export const appRefusals = catalogue({
  anotherApp: {
    status: 403,
    message: "An app has access to itself only",
    when: "The app is not the caller",
  },
  lastKey: {
    status: 409,
    message: "The last usable key cannot be revoked",
    when: "The key is the last usable one",
  },
  notFound,
});
