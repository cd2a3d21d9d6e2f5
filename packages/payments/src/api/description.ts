// Common parts become components.
import { completeFrom } from "@frontdesk/platform/docs";
import { sharedHeaders, sharedParameters } from "@frontdesk/server/components";
import {
  type Answer,
  answersOf,
  type Description,
  type Operation,
  type RoutePosition,
} from "@frontdesk/server/description";
import { bodyRefusals } from "@frontdesk/server/input-refusals";
import { keyNeeded, originRejections, tooManyKeys } from "@frontdesk/server/operators";
import type { Reason } from "@frontdesk/server/refusal";
import { appSuspended } from "../core/refusals.ts";
import { type RefusalName, refusalBodies, refusals } from "./answers.ts";
import { idempotencyRefusals, listRefusals } from "./refusals.ts";

const id = "6b0250773140295674b39a6e";
const words = { currency: "EUR", country: "DK", merchantId: id, "^[0-9a-f]{24}$": id };

const text = { type: "string" } as const;
const deprecation = {
  Deprecation: { $ref: "#/components/headers/Deprecation" },
  Link: { $ref: "#/components/headers/Link" },
};

export const components = {
  securitySchemes: {
    key: {
      type: "http",
      scheme: "basic",
      description: "HTTP Basic: an empty username, and an app's API key as the password",
    },
    person: {
      type: "apiKey",
      in: "header",
      name: "Authorization",
      description: "`Desk` and the desk's token for a signed-in person",
    },
    operatorKey: {
      type: "http",
      scheme: "basic",
      description: "HTTP Basic: an empty username, and the operator key as the password",
    },
  },
  parameters: sharedParameters,
  headers: {
    ...sharedHeaders,
    Deprecation: { description: "Time of deprecation (RFC 9745)", schema: text },
    Link: { description: "Documentation of the replacement", schema: text },
  },
  schemas: refusalBodies,
  responses: answersOf(refusals),
} as const;

const completeBy = completeFrom(new URL("../../operations.json", import.meta.url));

export function complete(description: Description): void {
  completeBy(description, {
    refusals,
    words,
    impliedRefusals,
    isTagged,
    headersOf: ({ deprecated }) => (deprecated === true ? deprecation : {}),
  });
}

function isTagged({ security, responses }: Operation, { method }: RoutePosition): boolean {
  const isOpen = security?.some((scheme) => "key" in scheme || "person" in scheme) === false;
  const { content } = (responses["200"] ?? {}) as Answer;
  const { schema } = (content?.["application/json"] ?? {}) as { schema?: { type?: string } };
  return method === "get" && !isOpen && schema?.type === "object";
}

function impliedRefusals(
  operation: Operation,
  { method }: RoutePosition,
): (Reason | RefusalName)[] {
  const { security, parameters = [] } = operation;
  const names = parameters.map((parameter) => ("name" in parameter ? parameter.name : ""));
  const locations = new Set(parameters.map((parameter) => ("in" in parameter ? parameter.in : "")));
  // An unreadable body fails even without a body schema.
  const takesBody = method !== "get";
  const isOperators = security?.some((scheme) => "operatorKey" in scheme) === true;
  const isIdempotent = operation["x-idempotent"] === true;
  const { running, ...keyProblems } = idempotencyRefusals;
  const implied: [boolean, readonly (Reason | RefusalName)[]][] = [
    [isOperators, [...Object.values(originRejections), keyNeeded, tooManyKeys]],
    [!isOperators && security?.length !== 0, ["Unauthorized"]],
    [security?.some((scheme) => "key" in scheme) ?? true, [appSuspended]],
    [
      security?.some((scheme) => "key" in scheme || "person" in scheme) ?? true,
      ["TooManyRequests"],
    ],
    [takesBody, ["TooLarge", "UnsupportedType", ...Object.values(bodyRefusals)]],
    [takesBody || locations.has("query"), ["Invalid"]],
    [isIdempotent, [...Object.values(keyProblems), running]],
    [names.includes("filter"), Object.values(listRefusals)],
    [locations.has("path"), ["NotFound"]],
    [true, ["Failed"]],
  ];
  return implied.flatMap(([isSo, refusals]) => (isSo ? refusals : []));
}
