/*
 * The description of what pages of the desk ask the desk itself. What they ask the services below
 * `/api/payments`, `/api/scheduling` and `/api/operator` is described by those.
 */
import { completeFrom, type Described } from "@frontdesk/platform/docs";
import { sharedHeaders } from "@frontdesk/server/components";
import {
  answersOf,
  type Operation,
  type Place,
  type Vocabulary,
} from "@frontdesk/server/description";
import {
  bodyRefusals,
  failures,
  inputRefusals,
  mediaRefusals,
} from "@frontdesk/server/input-refusals";
import { tooMany } from "@frontdesk/server/limits";
import { keyNeeded, originRejections, tooManyKeys } from "@frontdesk/server/operators";
import type { Reason } from "@frontdesk/server/refusal";
import { type TSchema, Type } from "typebox";
import { gatewayRefusals } from "./gateway/refusals.ts";

const introduction = `What pages of the desk ask the desk itself, in the session of
whoever is signed in.

- What is below \`/api/payments\`, \`/api/scheduling\` and \`/api/operator\` is asked of the
  services, as their own descriptions have it.
- What changes something comes from a page of the desk: with the header \`X-Desk: 1\`,
  \`Sec-Fetch-Site: same-origin\`, and JSON.
- A page that sends \`X-Desk-Person\`, the id of its person, is refused once another person is
  signed in in the same browser.
`;

const bodies = {
  Problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
    description: "Every problem at once, one entry a field",
  }),
  Message: Type.Object({
    message: Type.String({ description: "For people" }),
    code: Type.Optional(Type.String({ description: "For programs" })),
  }),
} satisfies Record<string, TSchema>;

const { signedOut, foreign, otherPerson, notJson, away } = gatewayRefusals;
const inSeconds = { "Retry-After": "Seconds after which to try again" };
const message = ["Message"];

const refusals = {
  Invalid: { status: 400, reasons: [inputRefusals.unfit], bodies: ["Problems", "Message"] },
  SignedOut: { status: 401, reasons: [signedOut], bodies: message },
  Forbidden: { status: 403, reasons: [foreign, otherPerson], bodies: message },
  NotFound: { status: 404, reasons: [inputRefusals.notFound], bodies: message },
  Conflict: { status: 409, reasons: [], bodies: message },
  TooLarge: { status: 413, reasons: [inputRefusals.tooLarge], bodies: message },
  UnsupportedType: {
    status: 415,
    reasons: [notJson, ...Object.values(mediaRefusals)],
    bodies: message,
  },
  Unfit: { status: 422, reasons: [], bodies: message },
  TooManyRequests: { status: 429, reasons: [tooMany], bodies: message, headers: inSeconds },
  Away: { status: 503, reasons: [away], bodies: message },
  Failed: { status: "default", reasons: failures, bodies: message },
} as const satisfies Vocabulary["refusals"];

const completeBy = completeFrom(new URL("../operations.json", import.meta.url));

/** What an operation refuses because of what it takes. */
function impliedRefusals(
  { parameters = [], security }: Operation,
  { method, path }: Place,
): (Reason | keyof typeof refusals)[] {
  const takesBody = method !== "get";
  const isOperators = security?.some((scheme) => "operatorKey" in scheme) === true;
  const implied: [boolean, readonly (Reason | keyof typeof refusals)[]][] = [
    [isOperators, [...Object.values(originRejections), keyNeeded, tooManyKeys]],
    [!isOperators, ["SignedOut"]],
    [takesBody, ["Forbidden", "TooLarge", "UnsupportedType", ...Object.values(bodyRefusals)]],
    [takesBody || parameters.length > 0, ["Invalid"]],
    [isOperators && path.includes("{"), ["NotFound"]],
    [!isOperators, ["TooManyRequests"]],
    [true, ["Failed"]],
  ];
  return implied.flatMap(([isSo, refused]) => (isSo ? refused : []));
}

export const docs = {
  title: "Frontdesk desk",
  introduction,
  tags: [
    { name: "Session", description: "Who is signed in, and what of themselves they proved" },
    { name: "Places", description: "Merchants and accounts that belong together" },
    { name: "Operator", description: "What operators do with people; at a door of its own" },
  ],
  components: {
    securitySchemes: {
      operatorKey: {
        type: "http",
        scheme: "basic",
        description: "An empty username, and the operator key as the password",
      },
      session: {
        type: "apiKey",
        in: "cookie",
        name: "__Host-frontdesk_session",
        description: "The session of a browser; over http the name is another, by the port",
      },
    },
    headers: { RequestId: sharedHeaders.RequestId },
    schemas: bodies as Record<string, object>,
    responses: answersOf(refusals),
  },
  security: [{ session: [] }],
  complete: (description) =>
    void completeBy(description, { refusals, words: {}, impliedRefusals, headersOf: () => ({}) }),
} satisfies Described;
