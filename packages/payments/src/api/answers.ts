// What routes answer besides their success, for the API's description. Reasons are told from the
// rows that are thrown; here is what all answers of a kind have alike.

import type { Vocabulary } from "@frontdesk/server/description";
import { failures, inputRefusals, mediaRefusals } from "@frontdesk/server/input-refusals";
import { tooMany } from "@frontdesk/server/limits";
import type { Reason } from "@frontdesk/server/refusal";
import { type TSchema, Type } from "typebox";
import { type CustomerCode, customerErrors } from "../ground/processing.ts";
import { forbidden, notFound, processingRefusal, unauthorized } from "../ground/refusals.ts";
import { idempotencyRefusals } from "./refusals.ts";

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

const errorMessage = {
  "Error-Message": "The message, also where the body is left out",
};
const inSeconds = { "Retry-After": "Seconds after which to try again", ...errorMessage };

/** A reason that the customer's side tells by its code. */
function told(code: CustomerCode): Reason {
  const { status, message } = customerErrors[code];
  return { status, when: `\`${code}\`: ${message}` };
}

/** Every kind of refusal, by the name that routes mention it by. */
export const refusals = {
  Invalid: { status: 400, reasons: [inputRefusals.unfit], bodies: ["Problems", "Message"] },
  Declined: {
    status: 400,
    reasons: [inputRefusals.unfit, processingRefusal],
    bodies: ["Declined", "Problems", "Message"],
  },
  Unauthorized: {
    status: 401,
    reasons: [unauthorized],
    bodies: ["Message"],
    headers: {
      "WWW-Authenticate": "Basic credentials are asked for (RFC 7617)",
      ...errorMessage,
    },
  },
  Forbidden: { status: 403, reasons: [forbidden], bodies: ["Message"], headers: errorMessage },
  NotFound: { status: 404, reasons: [notFound], bodies: ["Message"], headers: errorMessage },
  Conflict: {
    status: 409,
    reasons: [idempotencyRefusals.running],
    bodies: ["Message"],
    headers: inSeconds,
  },
  Gone: { status: 410, reasons: [], bodies: ["Message"], headers: errorMessage },
  TooLarge: {
    status: 413,
    reasons: [inputRefusals.tooLarge],
    bodies: ["Message"],
    headers: errorMessage,
  },
  UnsupportedType: {
    status: 415,
    reasons: Object.values(mediaRefusals),
    bodies: ["Message"],
    headers: errorMessage,
  },
  TooManyRequests: { status: 429, reasons: [tooMany], bodies: ["Message"], headers: inSeconds },
  Failed: { status: "default", reasons: failures, bodies: ["Message"], headers: errorMessage },
  PaymentRefused: {
    status: 400,
    reasons: [told("BODY_INVALID"), told("REQUEST_INVALID")],
    bodies: ["PaymentError"],
  },
  PaymentTooLarge: {
    status: 413,
    reasons: [inputRefusals.tooLarge],
    bodies: ["PaymentError"],
    headers: errorMessage,
  },
  PaymentBusy: { status: 429, reasons: [], bodies: ["PaymentError"], headers: inSeconds },
  PaymentFailed: {
    status: "default",
    reasons: [told("INTERNAL_ERROR")],
    bodies: ["PaymentError"],
    headers: errorMessage,
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
