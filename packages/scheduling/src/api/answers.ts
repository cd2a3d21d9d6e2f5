import type { Vocabulary } from "@frontdesk/server/description";
import {
  bodyRefusals,
  failures,
  inputRefusals,
  mediaRefusals,
} from "@frontdesk/server/input-refusals";
import { keyNeeded } from "@frontdesk/server/operators";
import { type TSchema, Type } from "typebox";
import { changedSince, notFound, tooOften } from "../core/refusals.ts";
import { identityRefusals, keyRefusals, listRefusals } from "./refusals.ts";

const notice = {
  error: Type.String({ description: "Error code for programs" }),
  error_description: Type.String({ description: "Message for people" }),
};

const ClashItem = Type.Object({
  date: Type.String({ format: "date" }),
  resource_id: Type.Integer(),
  available: Type.Integer({ description: "Available minutes on that day" }),
  booked: Type.Integer({ description: "Booked minutes" }),
  booking_ids: Type.Array(Type.Integer()),
  reason: Type.Enum(["unavailable", "outside_hours", "time_off", "over_capacity"]),
});
const clashes = Type.Array(ClashItem);

const problems = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: "All validation errors, by field",
});

export const refusalBodies = {
  Error: Type.Object(notice),
  Problems: Type.Object({ ...notice, errors: problems }),
  Unbookable: Type.Object(
    {
      ...notice,
      errors: problems,
      clashes: Type.Optional(clashes),
      booking: Type.Optional(
        Type.Object(
          {},
          { additionalProperties: true, description: "A preview of the booking; not saved" },
        ),
      ),
    },
    { description: "Validation errors or conflicts of a booking" },
  ),
  Clash: Type.Object(
    { ...notice, clashes },
    { description: "Bookings that would lose their time" },
  ),
  Untaken: Type.Object({
    ...notice,
    response_from_http_client: Type.Union([Type.Integer(), Type.Null()], {
      description: "HTTP status of the receiver's response, if any",
    }),
  }),
  Failure: Type.Object({ ...notice, request_id: Type.Optional(Type.String()) }),
} satisfies Record<string, TSchema>;

// The server returns 400 for this; the API answers 422.
const invalidField = { status: 422, when: inputRefusals.unfit.when };
const inSeconds = { "Retry-After": "Whole seconds to wait before a retry" };

export const refusals = {
  TooWide: { status: 400, reasons: [listRefusals.tooFar], bodies: ["Problems"] },
  Malformed: { status: 400, reasons: Object.values(bodyRefusals), bodies: ["Error"] },
  Clash: { status: 400, reasons: [], bodies: ["Clash", "Error"] },
  Unauthorized: {
    status: 401,
    reasons: [identityRefusals.noToken, identityRefusals.unknownToken],
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "Bearer token required (RFC 6750)" },
  },
  Unknown: {
    status: 401,
    reasons: [keyNeeded],
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "Basic credentials required (RFC 7617)" },
  },
  Forbidden: {
    status: 403,
    reasons: [identityRefusals.lacksScope, identityRefusals.lacksRight],
    bodies: ["Error"],
  },
  NotFound: { status: 404, reasons: [notFound], bodies: ["Error"] },
  Conflict: {
    status: 409,
    reasons: [keyRefusals.stillRunning],
    bodies: ["Error"],
    headers: inSeconds,
  },
  Gone: { status: 410, reasons: [], bodies: ["Error"] },
  Changed: { status: 412, reasons: [changedSince], bodies: ["Error"] },
  TooLarge: { status: 413, reasons: [inputRefusals.tooLarge], bodies: ["Error"] },
  UnsupportedType: { status: 415, reasons: Object.values(mediaRefusals), bodies: ["Error"] },
  Invalid: { status: 422, reasons: [invalidField], bodies: ["Problems"] },
  Unbookable: { status: 422, reasons: [invalidField], bodies: ["Unbookable"] },
  Undelivered: { status: 422, reasons: [invalidField], bodies: ["Untaken", "Problems"] },
  TooManyRequests: { status: 429, reasons: [tooOften], bodies: ["Error"], headers: inSeconds },
  Unavailable: { status: 503, reasons: [], bodies: ["Error"], headers: inSeconds },
  Failed: { status: "default", reasons: failures, bodies: ["Failure"] },
  OAuthRefused: { status: 400, reasons: Object.values(bodyRefusals), bodies: ["Error"] },
  OAuthUnauthorized: {
    status: 401,
    reasons: [],
    bodies: ["Error"],
    headers: { "WWW-Authenticate": "Basic credentials required (RFC 7617)" },
  },
  BrokenLink: { status: 400, reasons: [], bodies: [] },
  PageFailed: { status: "default", reasons: failures, bodies: [] },
} as const satisfies Vocabulary["refusals"];

export type RefusalName = keyof typeof refusals;

export const oauthRefusals: readonly RefusalName[] = [
  "OAuthRefused",
  "OAuthUnauthorized",
  "TooLarge",
  "UnsupportedType",
  "TooManyRequests",
  "Failed",
];
