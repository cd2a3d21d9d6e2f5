/* Services describe their own paths below `/api`. */
import { type ApiDescription, completeFrom } from "@frontdesk/platform/docs";
import { sharedHeaders } from "@frontdesk/server/components";
import {
  answersOf,
  type Operation,
  type RoutePosition,
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

const introduction = `The API of the desk's own pages, in the session of the signed-in person.

- Paths under \`/api/payments\`, \`/api/scheduling\` and \`/api/operator\` go to the services; see
  their own API references.
- Writes must come from a page of the desk: with the header \`X-Desk: 1\`,
  \`Sec-Fetch-Site: same-origin\`, and a JSON body.
- A page sends its person's id in \`X-Desk-Person\`. After another person signs in in the same
  browser, the desk refuses the page's requests.
`;

const bodies = {
  Problems: Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
    description: "All validation errors, one entry per field",
  }),
  Message: Type.Object({
    message: Type.String({ description: "Message for people" }),
    code: Type.Optional(Type.String({ description: "Error code for programs" })),
  }),
} satisfies Record<string, TSchema>;

const { signedOut, foreign, otherPerson, notJson, away } = gatewayRefusals;
const inSeconds = { "Retry-After": "Seconds to wait before a retry" };
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

/** Refusals implied by an operation's parameters. */
function impliedRefusals(
  { parameters = [], security }: Operation,
  { method, path }: RoutePosition,
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
  return implied.flatMap(([isSo, refusals]) => (isSo ? refusals : []));
}

export const docs = {
  title: "Frontdesk desk",
  introduction,
  tags: [
    { name: "Session", description: "The signed-in person and their second factor" },
    { name: "Places", description: "Workspaces: a merchant and an account that belong together" },
    { name: "Operator", description: "Operator actions on people; served on a separate listener" },
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
        description: "The session cookie of a browser; over HTTP its name includes the port",
      },
    },
    headers: { RequestId: sharedHeaders.RequestId },
    schemas: bodies as Record<string, object>,
    responses: answersOf(refusals),
  },
  security: [{ session: [] }],
  complete: (description) =>
    void completeBy(description, { refusals, words: {}, impliedRefusals, headersOf: () => ({}) }),
} satisfies ApiDescription;
