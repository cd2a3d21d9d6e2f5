// What routes answer besides their success, for the API's description. Reasons are told from the
// rows of the nouns' refusals.ts; here is what all answers of a kind have alike.

import type { Vocabulary } from "@frontdesk/server/description";
import { tooMany } from "@frontdesk/server/limits";
import { type TSchema, Type } from "typebox";
import { customerErrors } from "../ground/processing.ts";
import { forbidden, notFound } from "../ground/refusals.ts";

export const ProcessingErrorAnswer = Type.Object({
  code: Type.Integer({ description: "Its number, which never changes" }),
  message: Type.String(),
  text: Type.String({ description: "The message again" }),
  client: Type.Boolean({ description: "Whether the customer can act on it" }),
  merchant: Type.Boolean({ description: "Whether the merchant can act on it" }),
});

const Problem = Type.Object({
  field: Type.String({ description: "Dotted, list entries by index: `company.country`" }),
  message: Type.String(),
});

const PaymentError = Type.Object({
  code: Type.Enum([...Object.keys(customerErrors), "PAYMENT_RUNNING", "RATE_LIMITED"]),
  message: Type.String(),
});

/** The bodies of refusals, by the name they are described under. */
export const refusalBodies = {
  Problems: Type.Array(Problem, { description: "Every problem at once, one entry a field" }),
  Declined: Type.Object(
    {
      ...ProcessingErrorAnswer.properties,
      transaction: Type.Optional(
        Type.Object({ id: Type.String() }, { description: "The failed transaction, if stored" }),
      ),
    },
    { description: "A processing error: why a payment was not made" },
  ),
  Message: Type.Object({
    message: Type.String({ description: "For people" }),
    code: Type.Optional(Type.String({ description: "For programs" })),
  }),
  PaymentError,
} satisfies Record<string, TSchema>;

const told = {
  "Error-Message": "The message, also where the body is left out",
};
const inSeconds = { "Retry-After": "Seconds after which to try again", ...told };

/** Every kind of refusal, by the name that routes mention it by. */
export const refusals = {
  Invalid: {
    status: 400,
    description: "The request is not valid",
    bodies: ["Problems", "Message"],
  },
  Declined: {
    status: 400,
    description: "The payment was declined, or the request is not valid",
    bodies: ["Declined", "Problems", "Message"],
  },
  Unauthorized: {
    status: 401,
    description: "No valid key was given",
    bodies: ["Message"],
    headers: { "WWW-Authenticate": "Basic credentials are asked for (RFC 7617)", ...told },
  },
  Forbidden: {
    status: 403,
    description: forbidden.when,
    bodies: ["Message"],
    headers: told,
  },
  NotFound: {
    status: 404,
    description: notFound.when,
    bodies: ["Message"],
    headers: told,
  },
  Conflict: {
    status: 409,
    description:
      "What is there does not allow it, another request was first, or one with the same " +
      "Idempotency-Key is still running",
    bodies: ["Message"],
    headers: inSeconds,
  },
  TooLarge: {
    status: 413,
    description: "The body is too large",
    bodies: ["Message"],
    headers: told,
  },
  UnsupportedType: {
    status: 415,
    description: "The content type or encoding of the body is not supported",
    bodies: ["Message"],
    headers: told,
  },
  TooManyRequests: {
    status: 429,
    description: tooMany.when,
    bodies: ["Message"],
    headers: inSeconds,
  },
  Failed: {
    status: "default",
    description: "The service failed (500) or is stopping (503)",
    bodies: ["Message"],
    headers: told,
  },
  PaymentRefused: {
    status: 400,
    description: "The payment was declined, or the request is not valid",
    bodies: ["PaymentError"],
  },
  PaymentTooLarge: {
    status: 413,
    description: "The body is too large",
    bodies: ["PaymentError"],
    headers: told,
  },
  PaymentBusy: {
    status: 429,
    description: "The same order is still running, or too many were given: try again",
    bodies: ["PaymentError"],
    headers: inSeconds,
  },
  PaymentFailed: {
    status: "default",
    description: "The service failed",
    bodies: ["PaymentError"],
    headers: told,
  },
} as const satisfies Vocabulary["refusals"];

export type RefusalName = keyof typeof refusals;

/** All that the customer's side refuses with. */
export const paymentRefusals: readonly RefusalName[] = [
  "PaymentRefused",
  "PaymentTooLarge",
  "PaymentBusy",
  "PaymentFailed",
];
