// Published shop plugins fail on an unexpected object: only errors 400 always have a body. Other
// errors have a body only for a caller that accepts JSON, or a browser's script without `Accept`.
import { classicErrors, type ErrorFormat } from "@frontdesk/server/errors";

export const errorFormat: ErrorFormat = {
  ...classicErrors,
  hasBody: (request) =>
    request !== undefined &&
    (alwaysJson.test(request.url ?? "") || namesJson(request.headers.accept)),
};

const alwaysJson = /^\/(?:vault|payments)(?:[/?]|$)/;

// The header may be long.
const json = /^(?:application\/(?:json|\*)|[^/]+\/[^/]+\+json)$/;

/** Wildcards for any type do not count. */
export function namesJson(accept = ""): boolean {
  return accept.split(",").some((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const isRejected = parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    return !isRejected && json.test(type);
  });
}
