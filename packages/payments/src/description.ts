// Completes the API's description: what many operations have alike is told once, among the
// components, and each operation refers to it.
import { type RefusalName, refusalBodies, refusals } from "./answers.ts";

declare module "fastify" {
  interface FastifySchema {
    /** The refusals that a route adds to those its shape brings along. */
    "x-refusals"?: readonly RefusalName[];
    /** Whether the route honours `Idempotency-Key`. */
    "x-idempotent"?: boolean;
  }
}

interface Reference {
  $ref: string;
}

interface Parameter {
  name?: string;
  in?: string;
  style?: string;
  explode?: boolean;
}

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}

export interface Operation {
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: { required?: readonly string[] } }>;
  };
  responses: Record<string, Answer | Reference>;
  "x-refusals"?: readonly RefusalName[];
  "x-idempotent"?: boolean;
}

export interface Description {
  paths?: Record<string, Record<string, Operation>>;
}

const successes = new Map([
  ["200", "Success"],
  ["201", "Created"],
  ["204", "Done; there is no body"],
]);

const requestId = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };
const deprecation = {
  Deprecation: { $ref: "#/components/headers/Deprecation" },
  Link: { $ref: "#/components/headers/Link" },
};
const text = { type: "string" } as const;

/** What operations refer to. */
export const components = {
  securitySchemes: {
    key: {
      type: "http",
      scheme: "basic",
      description: "An empty username, and the key of an app as the password",
    },
    operatorKey: {
      type: "http",
      scheme: "basic",
      description: "An empty username, and the operator key as the password",
    },
  },
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "Makes it safe to repeat the request: with the same key and body it is done once, " +
        "and answered alike each time, for at least a day",
      schema: { type: "string", minLength: 1, maxLength: 255 },
    },
  },
  headers: {
    RequestId: {
      description: "Names the request in the logs; taken over from the request if given there",
      schema: text,
    },
    Deprecation: { description: "Since when the call is deprecated (RFC 9745)", schema: text },
    Link: { description: "Where to read about what replaces it", schema: text },
  },
  schemas: refusalBodies,
  responses: Object.fromEntries(
    Object.entries(refusals).map(([name, refusal]) => [name, answerOf(refusal)]),
  ),
} as const;

function answerOf(refusal: (typeof refusals)[RefusalName]): Answer {
  const { description, bodies } = refusal;
  const [first, ...others] = bodies.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = others.length === 0 ? first : { anyOf: [first, ...others] };
  const own = Object.entries("headers" in refusal ? refusal.headers : {}).map(
    ([name, description]) => [name, { description, schema: text }],
  );
  return {
    description,
    headers: { ...requestId, ...Object.fromEntries(own) },
    content: { "application/json": { schema } },
  };
}

/** Adds to each operation what its route says in keywords and by its shape. */
export function complete<Given extends Description>(description: Given): Given {
  for (const operations of Object.values(description.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      addRefusals(method, operation);
      completeOperation(operation);
    }
  }
  return description;
}

function completeOperation(operation: Operation): void {
  const { requestBody, parameters = [], responses } = operation;
  for (const [status, answer] of Object.entries(responses)) {
    if ("$ref" in answer) continue;
    if (answer.description === "Default Response") answer.description = successes.get(status) ?? "";
    answer.headers = { ...requestId, ...(operation.deprecated && deprecation) };
  }
  for (const parameter of parameters) {
    // As `filter[field]=value`.
    if ("name" in parameter && parameter.name === "filter") {
      Object.assign(parameter, { style: "deepObject", explode: true });
    }
  }
  if (operation["x-idempotent"]) {
    const key = { $ref: "#/components/parameters/IdempotencyKey" };
    operation.parameters = [...parameters, key];
  }
  if (requestBody !== undefined) {
    // No body is taken as an empty one.
    const bodies = Object.values(requestBody.content);
    requestBody.required = bodies.some(({ schema }) => (schema.required ?? []).length > 0);
  }
  delete operation["x-refusals"];
  delete operation["x-idempotent"];
}

function addRefusals(method: string, operation: Operation): void {
  const named = operation["x-refusals"] ?? [];
  // A list that names the answer to failures is complete.
  const isComplete = named.some((name) => refusals[name].status === "default");
  for (const name of isComplete ? named : [...named, ...impliedRefusals(method, operation)]) {
    operation.responses[refusals[name].status] ??= { $ref: `#/components/responses/${name}` };
  }
}

/** What an operation refuses because of what it takes. */
function impliedRefusals(method: string, operation: Operation): RefusalName[] {
  const { security, parameters = [] } = operation;
  const places = new Set(parameters.map((parameter) => ("in" in parameter ? parameter.in : "")));
  // An unreadable body is refused also where none is asked for.
  const takesBody = method === "post" || method === "put";
  const implied: [RefusalName, boolean][] = [
    ["Invalid", takesBody || places.has("query")],
    ["Unauthorized", security?.length !== 0],
    ["Forbidden", security?.some((scheme) => "operatorKey" in scheme) === true],
    ["NotFound", places.has("path")],
    ["Conflict", operation["x-idempotent"] === true],
    ["TooLarge", takesBody],
    ["UnsupportedType", takesBody],
    ["Failed", true],
  ];
  return implied.flatMap(([name, isSo]) => (isSo ? name : []));
}
