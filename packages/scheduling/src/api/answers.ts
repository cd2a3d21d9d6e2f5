// What routes answer besides their success, for the API's description only. How a refusal is sent
// is decided where it is thrown (see refusals.ts); nothing here has a part in that.

import type { Vocabulary } from "@frontdesk/server/description";
import { type TSchema, Type } from "typebox";
import { changedSince, notFound, tooOften } from "../ground/refusals.ts";
import { listRefusals } from "./refusals.ts";

const told = {
  error: Type.String({ description: "For programs" }),
  error_description: Type.String({ description: "For people" }),
};

const ClashItem = Type.Object({
  date: Type.String({ format: "date" }),
  resource_id: Type.Integer(),
  available: Type.Integer({ description: "Minutes that there are on that day" }),
  booked: Type.Integer({ description: "Minutes that are taken" }),
  booking_ids: Type.Array(Type.Integer()),
  reason: Type.Enum(["unavailable", "outside_hours", "time_off", "over_capacity"]),
});
const clashes = Type.Array(ClashItem);

const problems = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: "What is wrong with each field, all at once",
});

/** The bodies of refusals, by the name they are described under. */
export const refusalBodies = {
  Error: Type.Object(told),
  Problems: Type.Object({ ...told, errors: problems }),
  Unbookable: Type.Object(
    {
      ...told,
      errors: problems,
      clashes: Type.Optional(clashes),
      booking: Type.Optional(
        Type.Object({}, { additionalProperties: true, description: "As it would be, unsaved" }),
      ),
    },
    { description: "What is wrong with a booking, or what it clashes with" },
  ),
  Clash: Type.Object({ ...told, clashes }, { description: "Bookings that would lose their time" }),
  Untaken: Type.Object({
    ...told,
    response_from_http_client: Type.Union([Type.Integer(), Type.Null()], {
      description: "What the receiver answered with, if it did",
    }),
  }),
  Failure: Type.Object({ ...told, request_id: Type.Optional(Type.String()) }),
} satisfies Record<string, TSchema>;

const inSeconds = { "Retry-After": "Whole seconds after which to try again" };

/** Every kind of refusal, by the name that routes mention it by. */
export const refusals = {
  TooWide: {
    status: 400,
    description: listRefusals.tooFar.when,
    bodies: ["Problems"],
  },
  Malformed: { status: 400, description: "The body cannot be read", bodies: ["Error"] },
  Clash: {
    status: 400,
    description: "There are clashes and nothing says what becomes of them; or an unreadable body",
    bodies: ["Clash", "Error"],
  },
  Unauthorized: {
    status: 401,
    description: "No token, or one that is not valid, has expired or was revoked",
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "A token is asked for (RFC 6750)" },
  },
  Unknown: {
    status: 401,
    description: "The operator key is missing or another",
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "Basic credentials are asked for (RFC 7617)" },
  },
  Forbidden: {
    status: 403,
    description: "The scopes of the token or the rights of whoever calls do not include this",
    bodies: ["Error"],
  },
  NotFound: {
    status: 404,
    description: notFound.when,
    bodies: ["Error"],
  },
  Conflict: {
    status: 409,
    description: "A request with the same Idempotency-Key is still running, or too many compete",
    bodies: ["Error"],
    headers: inSeconds,
  },
  Changed: { status: 412, description: changedSince.when, bodies: ["Error"] },
  TooLarge: { status: 413, description: "The body is too large", bodies: ["Error"] },
  UnsupportedType: {
    status: 415,
    description: "The content type or encoding of the body is not supported",
    bodies: ["Error"],
  },
  Invalid: { status: 422, description: "Something given is not valid", bodies: ["Problems"] },
  Unbookable: {
    status: 422,
    description: "Something given is not valid, or there are clashes and nothing may wait",
    bodies: ["Unbookable"],
  },
  Undelivered: {
    status: 422,
    description: "The receiver did not take it, or something given is not valid",
    bodies: ["Untaken", "Problems"],
  },
  TooManyRequests: {
    status: 429,
    description: tooOften.when,
    bodies: ["Error"],
    headers: inSeconds,
  },
  Failed: {
    status: "default",
    description: "The service failed (500) or is stopping (503)",
    bodies: ["Failure"],
  },
  OAuthRefused: {
    status: 400,
    description: "What is asked cannot be granted, or the request is not valid (RFC 6749, 5.2)",
    bodies: ["Error"],
  },
  OAuthUnauthorized: {
    status: 401,
    description: "The application is not known, or its secret is wrong",
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "Basic credentials are asked for (RFC 7617)" },
  },
  BrokenLink: { status: 400, description: "A page that says what is wrong", bodies: [] },
  PageFailed: { status: "default", description: "A page that says so", bodies: [] },
} as const satisfies Vocabulary["refusals"];

export type RefusalName = keyof typeof refusals;

/** All that the endpoints for tokens refuse with. */
export const oauthRefusals: readonly RefusalName[] = [
  "OAuthRefused",
  "OAuthUnauthorized",
  "TooLarge",
  "UnsupportedType",
  "TooManyRequests",
  "Failed",
];
