import { completeFrom } from "@frontdesk/platform/docs";
import { sharedHeaders, sharedParameters } from "@frontdesk/server/components";
import {
  answersOf,
  type Description,
  type Operation,
  type RoutePosition,
} from "@frontdesk/server/description";
import { originRejections, tooManyKeys } from "@frontdesk/server/operators";
import type { Reason } from "@frontdesk/server/refusal";
import { type RefusalName, refusalBodies, refusals } from "./answers.ts";
import { identityRefusals, keyRefusals, listRefusals, unknownFilters } from "./refusals.ts";

const words = { start_date: "2027-03-01", end_date: "2027-03-31", timezone: "Copenhagen" };

const text = { type: "string" } as const;
const count = { type: "integer" } as const;
const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

export const components = {
  parameters: {
    ...sharedParameters,
    IfMatch: {
      name: "If-Match",
      in: "header",
      required: false,
      description:
        "Refuses the change with 412 if no tag matches the current `ETag`. The comparison " +
        'ignores the weak prefix, so `W/"…"` from a compressing proxy matches',
      schema: text,
    },
  },
  headers: {
    ...sharedHeaders,
    Location: { description: "The path of the new object", schema: text },
    TotalCount: {
      description: "Number of entries in the whole list; absent past its end",
      schema: count,
    },
    SyncFrom: { description: "The `updated_since` value for the next sync", schema: text },
    Link: { description: "Links to the next and the previous page (RFC 8288)", schema: text },
    RateLimitLimit: {
      description: "Requests allowed per application in ten seconds",
      schema: count,
    },
    RateLimitRemaining: { description: "Requests left in this window", schema: count },
  },
  schemas: refusalBodies as Record<string, object>,
  responses: answersOf(refusals),
} as const;

const completeBy = completeFrom(new URL("../../operations.json", import.meta.url));

export function complete(description: Description): void {
  const { paths = {} } = description;
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) {
      nameLists(operation);
      operation.security ??= [];
    }
  }
  completeBy(description, {
    refusals,
    words,
    impliedRefusals,
    isTagged: (operation, { path }) => isTagged(operation, paths[path]!),
    parametersOf: (_operation, location) => (isVersioned(location, "put") ? ["IfMatch"] : []),
    headersOf: (operation, { method, path, status }) => ({
      ...(isVersioned({ method, path }) && {
        "X-RateLimit-Limit": header("RateLimitLimit"),
        "X-RateLimit-Remaining": header("RateLimitRemaining"),
      }),
      ...(status === "201" && { Location: header("Location") }),
      ...(isFollowed(operation) && { "X-Sync-From": header("SyncFrom") }),
      ...(isPaged(operation) && { "X-Total-Count": header("TotalCount"), Link: header("Link") }),
    }),
  });
}

const isTagged = ({ responses = {} }: Operation, path: object): boolean =>
  "put" in path || "304" in responses;

function isVersioned({ method, path }: RoutePosition, expected = method): boolean {
  return path.startsWith("/v1/") && method === expected;
}

const parametersIn = ({ parameters = [] }: Operation, location: string) =>
  parameters.flatMap((parameter) =>
    "in" in parameter && parameter.in === location ? parameter : [],
  );

function isPaged(operation: Operation): boolean {
  return parametersIn(operation, "query").some(({ name }) => name === "offset");
}

function isFollowed(operation: Operation): boolean {
  return parametersIn(operation, "query").some(({ name }) => name === "updated_since");
}

function nameLists(operation: Operation): void {
  for (const parameter of parametersIn(operation, "query")) {
    if (parameter.schema?.type === "array") parameter.name += "[]";
  }
}

function impliedRefusals(operation: Operation, location: RoutePosition): (Reason | RefusalName)[] {
  const { security = [] } = operation;
  // The server refuses an unreadable body even on routes without a body.
  const takesBody = location.method !== "get";
  const isOurs = isVersioned(location);
  const isCustomers = location.path.startsWith("/public/v1/");
  const isOperators = security.some((schemes) => "operatorKey" in schemes);
  const isPersons = security.some((schemes) => "person" in schemes);
  const isScoped = security.some((schemes) => Object.values(schemes).flat().length > 0);
  const isChange = location.method !== "get" && location.path.includes("{account}");
  const takesInput = takesBody || parametersIn(operation, "query").length > 0;
  const isRead = !takesBody && takesInput;
  const isIdempotent = operation["x-idempotent"] === true;
  const { suspended, onlyPersons } = identityRefusals;
  const { twoPlaces, tooFar, tooLong } = listRefusals;
  const implied: [boolean, readonly (Reason | RefusalName)[]][] = [
    [isOurs, ["Unauthorized", "TooManyRequests"]],
    [isOperators, ["Unknown", ...Object.values(originRejections), tooManyKeys]],
    [isScoped, ["Forbidden"]],
    [isPersons, [onlyPersons]],
    [isScoped && isChange, [suspended]],
    [takesBody, ["Malformed", "TooLarge", "UnsupportedType"]],
    [takesInput && (isOurs || isCustomers || isOperators), ["Invalid"]],
    [isRead && (isOurs || isCustomers), [unknownFilters]],
    [isPaged(operation), [twoPlaces, tooFar, tooLong]],
    [isIdempotent, Object.values(keyRefusals)],
    [parametersIn(operation, "path").length > 0, ["NotFound"]],
    [isVersioned(location, "put"), ["Changed"]],
    [true, ["Failed"]],
  ];
  return implied.flatMap(([isSo, refusals]) => (isSo ? refusals : []));
}
