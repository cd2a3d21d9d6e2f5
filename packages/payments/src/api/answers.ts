// Common parts of error responses.

import type { Vocabulary } from "@frontdesk/server/description";
import { failures, inputRefusals, mediaRefusals } from "@frontdesk/server/input-refusals";
import { tooMany } from "@frontdesk/server/limits";
import type { Reason } from "@frontdesk/server/refusal";
import { type TSchema, Type } from "typebox";
import { type CustomerCode, customerErrors } from "../core/processing.ts";
import { forbidden, notFound, processingRefusal, unauthorized } from "../core/refusals.ts";
import { idempotencyRefusals } from "./refusals.ts";

export const ProcessingErrorAnswer = Type.Object({
  code: Type.Integer({ description: "Stable numeric code" }),
  message: Type.String(),
  text: Type.String({ description: "Same as `message`" }),
  client: Type.Boolean({ description: "True if the customer can resolve it" }),
  merchant: Type.Boolean({ description: "True if the merchant can resolve it" }),
});

const Problem = Type.Object({
  field: Type.String({ description: "Path with dots and list indexes, such as `company.country`" }),
  message: Type.String(),
});

const PaymentError = Type.Object({
  code: Type.Enum([...Object.keys(customerErrors), "PAYMENT_RUNNING", "RATE_LIMITED"]),
  message: Type.String(),
});

export const refusalBodies = {
  Problems: Type.Array(Problem, { description: "All problems, one entry per field" }),
  Declined: Type.Object(
    {
      ...ProcessingErrorAnswer.properties,
      transaction: Type.Optional(
        Type.Object(
          { id: Type.String() },
          { description: "The stored failed transaction, if any" },
        ),
      ),
    },
    { description: "A processing error: the reason for a failed payment" },
  ),
  Message: Type.Object({
    message: Type.String({ description: "For people" }),
    code: Type.Optional(Type.String({ description: "For programs" })),
  }),
  PaymentError,
} satisfies Record<string, TSchema>;

const errorMessage = {
  "Error-Message": "The message, present even if the body is empty",
};
const inSeconds = { "Retry-After": "Seconds to wait before a retry", ...errorMessage };

function reasonOf(code: CustomerCode): Reason {
  const { status, message } = customerErrors[code];
  return { status, when: `\`${code}\`: ${message}` };
}

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
      "WWW-Authenticate": "HTTP Basic authentication is required (RFC 7617)",
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
    reasons: [reasonOf("BODY_INVALID"), reasonOf("REQUEST_INVALID")],
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
    reasons: [reasonOf("INTERNAL_ERROR")],
    bodies: ["PaymentError"],
    headers: errorMessage,
  },
} as const satisfies Vocabulary["refusals"];

export type RefusalName = keyof typeof refusals;

export const paymentRefusals: readonly RefusalName[] = [
  "PaymentRefused",
  "PaymentTooLarge",
  "PaymentBusy",
  "PaymentFailed",
];
