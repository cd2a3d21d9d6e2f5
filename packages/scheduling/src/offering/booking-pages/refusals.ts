import { type Problem, reason } from "@frontdesk/server/refusal";
import { catalogue, changedSince } from "../../core/refusals.ts";

const needed = {
  message: "is required to publish the page",
  when: "Missing, and the page is published",
};
const problem = (when: string, message: string) =>
  reason({ status: 422, when }, (field: string): Problem => ({ field, message }));

export const bookingPageRefusals = catalogue({
  changedSince,
  noContact: { field: "contact_email", ...needed },
  noPrivacy: { field: "privacy_url", ...needed },
  unprovedOwner: {
    field: "published",
    message: "requires the owner to confirm their email address first",
    when: "The owner has not confirmed their address, and mails are sent by a server",
  },
  noAddress: problem(
    "`contact_email` or `notices_to`: Not an email address",
    "must be an email address",
  ),
  noPhone: {
    field: "phone",
    message: "must be a telephone number",
    when: "Not a telephone number: at least three digits, with separators",
  },
  noUrl: problem(
    "`privacy_url` or `terms_url`: Not a URL of http or https",
    "must be a URL that begins with https:// or http://",
  ),
  noOrigin: problem(
    "`websites`: Not an origin",
    "must be an origin: https:// and a host, without a path",
  ),
  twice: problem("`websites`, `notices_to` or `reminders`: A value is repeated", "is repeated"),
  tooPale: {
    field: "accent_color",
    message: "must be dark enough for white text: a contrast of 4.5 to 1",
    when: "White text on this colour is not readable: the contrast is below 4.5 to 1",
  },
  noPicture: {
    field: "logo",
    message: "must be a PNG, JPEG or WebP picture of at most 300 KB and 1024 by 1024 pixels",
    when: "No whole picture of these types, larger, or animated",
  },
  noLanguage: problem(
    "`texts`: A language is not a code of two letters",
    "must be a language code of two letters",
  ),
  unknownPlace: reason(
    { status: 422, when: "`texts`: A variable in braces is unknown" },
    (field: string, location: string): Problem => ({
      field,
      message: `has {${location}}; allowed are service, resource, date, time and business`,
    }),
  ),
  manyLines: problem("`texts`: A subject has several lines", "must be one line"),
});
