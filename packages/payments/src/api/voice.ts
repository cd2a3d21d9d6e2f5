// How errors are worded. Published shop plugins end their page on an object that they do not
// expect, so errors other than 400 have a body only for those who ask for JSON. Browsers' scripts,
// which send no `Accept`, always get it.
import { classicVoice, type ErrorVoice } from "@frontdesk/server/errors";

export const voice: ErrorVoice = {
  ...classicVoice,
  hasBody: (request) =>
    request !== undefined &&
    (alwaysTold.test(request.url ?? "") || namesJson(request.headers.accept)),
};

const alwaysTold = /^\/(?:vault|payments)(?:[/?]|$)/;

// Matches from the start alone: anyone sends a long header.
const json = /^(?:application\/(?:json|\*)|[^/]+\/[^/]+\+json)$/;

/** Whether an `Accept` names JSON; any type at all does not. */
export function namesJson(accept = ""): boolean {
  return accept.split(",").some((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    return !isRefused && json.test(type);
  });
}
