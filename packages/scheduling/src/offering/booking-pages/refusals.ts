// Why the booking page is not changed, in the order of the checks.
import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince } from "../../ground/refusals.ts";

const needed = {
  message: "is needed to publish the page",
  when: "It is missing, though the page is published",
};
const problem = (when: string, message: string) =>
  reason({ status: 422, when }, (field: string): Problem => ({ field, message }));

export const bookingPageRefusals = catalogue({
  changedSince,
  noContact: { field: "contact_email", ...needed },
  noPrivacy: { field: "privacy_url", ...needed },
  unprovedOwner: {
    field: "published",
    message: "needs the owner to confirm their e-mail address first",
    when: "The owner has not confirmed their address, and there is a mail server",
  },
  noAddress: problem(
    "`contact_email` or `notices_to`: It is no e-mail address",
    "must be an e-mail address",
  ),
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "It is no telephone number: three digits at least, and signs between them",
  },
  noUrl: problem(
    "`privacy_url` or `terms_url`: It is no address of the web",
    "must be an address that begins with https:// or http://",
  ),
  noOrigin: problem(
    "`websites`: One is no origin",
    "must be an origin: https://, a host and nothing behind it",
  ),
  twice: problem("`websites`, `notices_to` or `reminders`: One stands twice", "stands twice"),
  tooPale: {
    field: "accent_color",
    message: "must be dark enough for white text: a contrast of 4.5 to 1",
    when: "White text on it could not be read: the contrast is below 4.5 to 1",
  },
  noLanguage: problem(
    "`texts`: One is of no language, which are two letters",
    "must be a language of two letters",
  ),
  unknownPlace: reason(
    { status: 422, when: "`texts`: Something stands in braces that is not known" },
    (field: string, place: string): Problem => ({
      field,
      message: `has {${place}}, where only service, resource, date, time and business may stand`,
    }),
  ),
  manyLines: problem("`texts`: A subject has several lines", "must be one line"),
});
