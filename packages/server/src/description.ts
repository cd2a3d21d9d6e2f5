// Completes an API description (OpenAPI 3.1): shared parts move to the components.

import { exampleOf, type Schema, type Words } from "./examples.ts";
import { messageOf } from "./input-refusals.ts";
import { operationIdOf } from "./operation-ids.ts";
import type { Reason } from "./refusal.ts";

declare module "fastify" {
  interface FastifySchema {
    /** Besides those implied by the shape: reasons, or answers by name. */
    "x-refusals"?: readonly (Reason | string)[];
    "x-idempotent"?: boolean;
  }
}

interface Reference {
  $ref: string;
  description?: string;
}

interface Parameter {
  name?: string;
  in?: string;
  style?: string;
  explode?: boolean;
  schema?: { type?: string };
  example?: unknown;
}

interface Body {
  schema?: Schema;
  example?: unknown;
}

export interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, object>;
}

export interface Operation {
  operationId?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: {
    required?: boolean;
    content: Record<string, { schema: { required?: readonly string[] } }>;
  };
  responses: Record<string, Answer | Reference>;
  "x-refusals"?: readonly (Reason | string)[];
  "x-idempotent"?: boolean;
}

export interface Description {
  paths?: Record<string, Record<string, Operation>>;
}

export interface RefusalAnswer {
  status: number | "default";
  reasons: readonly Reason[];
  bodies: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface OperationDescription {
  description?: string;
  parameters?: Readonly<Record<string, unknown>>;
  request?: unknown;
  answer?: unknown;
  type?: string;
}

export interface RoutePosition {
  method: string;
  path: string;
}

export interface Vocabulary {
  refusals: Readonly<Record<string, RefusalAnswer>>;
  described: Readonly<Record<string, OperationDescription>>;
  words: Words;
  impliedRefusals(operation: Operation, location: RoutePosition): readonly (Reason | string)[];
  headersOf(
    operation: Operation,
    answer: RoutePosition & { status: string },
  ): Record<string, object>;
  parametersOf?(operation: Operation, location: RoutePosition): readonly string[];
  /** The success has an `ETag`; a read then answers 304 to `If-None-Match`. */
  isTagged?(operation: Operation, location: RoutePosition): boolean;
}

const successes = new Map([
  ["200", "Success"],
  ["201", "Created"],
  ["202", "Accepted"],
  ["204", "No content"],
]);

const text = { type: "string" } as const;
const eTag = { ETag: { $ref: "#/components/headers/ETag" } };
const requestId = { "X-Request-Id": { $ref: "#/components/headers/RequestId" } };

export function answersOf(refusals: Vocabulary["refusals"]): Record<string, Answer> {
  const entries = Object.entries(refusals).map(([name, refusal]) => [name, answerOf(refusal)]);
  return Object.fromEntries(entries);
}

function answerOf({ status, reasons, bodies, headers = {} }: RefusalAnswer): Answer {
  const [first, ...others] = bodies.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = others.length === 0 ? first : { anyOf: [first, ...others] };
  const own = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: text },
  ]);
  return {
    description: tellReasons(status, reasons),
    headers: { ...requestId, ...Object.fromEntries(own) },
    content: schema === undefined ? { "text/html": { schema: text } } : json(schema),
  };
}

const json = (schema: object) => ({ "application/json": { schema } });

export function complete<Input extends Description>(
  description: Input,
  vocabulary: Vocabulary,
): Input {
  for (const [path, operations] of Object.entries(description.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const location = { method, path };
      addRefusals(operation, { place: location, vocabulary });
      if (isRead(operation, { place: location, vocabulary }))
        operation.responses["304"] = { ...unchanged };
      completeAnswers(operation, { place: location, vocabulary });
      completeInput(operation, { place: location, vocabulary });
      tell(operation, { place: location, vocabulary });
      delete operation["x-refusals"];
      delete operation["x-idempotent"];
    }
  }
  return description;
}

interface Completing {
  place: RoutePosition;
  vocabulary: Vocabulary;
}

const unchanged: Answer = { description: "`If-None-Match` matches the current version" };

const isRead = (operation: Operation, { place, vocabulary }: Completing): boolean =>
  place.method === "get" && vocabulary.isTagged?.(operation, place) === true;

function addRefusals(operation: Operation, { place, vocabulary }: Completing): void {
  const { refusals, impliedRefusals } = vocabulary;
  const inputs = operation["x-refusals"] ?? [];
  for (const name of namesOf(inputs, refusals)) {
    if (!(name in refusals))
      throw new Error(`${place.path} refuses with ${name}, an unknown response`);
  }
  const isComplete = inputs.some(
    (refusal) => typeof refusal === "string" && refusals[refusal]?.status === "default",
  );
  const implied = isComplete ? [] : impliedRefusals(operation, place);
  const reasons = [...implied, ...inputs].flatMap((refusal) =>
    typeof refusal === "string" ? refusals[refusal]!.reasons : refusal,
  );
  for (const name of namesOf([...inputs, ...implied], refusals)) {
    const kind = refusals[name]!;
    const { status } = kind;
    const own = reasons.filter((reason) => reason.status === status);
    const usual = tellReasons(status, kind.reasons);
    const description = own.length === 0 ? usual : tellReasons(status, own);
    operation.responses[status] ??= {
      $ref: `#/components/responses/${name}`,
      ...(description !== usual && { description }),
    };
  }
}

/** A named answer also covers the other reasons of its status. */
function namesOf(rejected: readonly (Reason | string)[], refusals: Vocabulary["refusals"]) {
  const named = rejected.map((each) => (typeof each === "string" ? each : each.answer));
  const usual = rejected.flatMap((each) =>
    typeof each === "string" ? [] : nameOf(each, refusals),
  );
  return [...named.filter((name) => name !== undefined), ...usual];
}

function nameOf({ status }: Reason, refusals: Vocabulary["refusals"]): string {
  return Object.keys(refusals).find((name) => refusals[name]?.status === status) ?? `${status}`;
}

function tellReasons(status: number | "default", reasons: readonly Reason[]): string {
  const messages = reasons.map(({ status: own, when }) =>
    own === status ? when : `${own}: ${when}`,
  );
  const [first = messageOf(Number(status)), ...others] = new Set(messages);
  return others.length === 0
    ? first
    : `One of these:\n\n${[first, ...others].map((each) => `- ${each}`).join("\n")}`;
}

function completeAnswers(operation: Operation, { place, vocabulary }: Completing): void {
  for (const [status, answer] of Object.entries(operation.responses)) {
    if ("$ref" in answer) continue;
    const isTagged = vocabulary.isTagged?.(operation, place) === true;
    const hasTag = isTagged && (status === "200" || status === "304");
    if (answer.description === "Default Response") {
      answer.description = successes.get(status) ?? "Success";
    }
    const own = vocabulary.headersOf(operation, { ...place, status });
    answer.headers = { ...requestId, ...own, ...(hasTag && eTag) };
  }
}

function completeInput(operation: Operation, { place, vocabulary }: Completing): void {
  const { requestBody, parameters = [] } = operation;
  const isTaggedRead = isRead(operation, { place, vocabulary });
  for (const parameter of parameters) {
    if ("schema" in parameter && parameter.in === "query" && parameter.schema?.type === "object") {
      Object.assign(parameter, { style: "deepObject", explode: true });
    }
  }
  const added = [
    ...(vocabulary.parametersOf?.(operation, place) ?? []),
    ...(operation["x-idempotent"] ? ["IdempotencyKey"] : []),
    ...(isTaggedRead ? ["IfNoneMatch"] : []),
  ];
  if (added.length > 0) {
    const references = added.map((name) => ({ $ref: `#/components/parameters/${name}` }));
    operation.parameters = [...parameters, ...references];
  }
  if (requestBody !== undefined) {
    const bodies = Object.values(requestBody.content);
    requestBody.required = bodies.some(({ schema }) => (schema.required ?? []).length > 0);
  }
}

function tell(operation: Operation, { place, vocabulary }: Completing): void {
  const { described, words } = vocabulary;
  const operationId = operation.operationId ?? operationIdOf(operation, place);
  const { description, parameters, request, answer, type } = described[operationId] ?? {};
  Object.assign(operation, { operationId, ...(description !== undefined && { description }) });
  exemplifyParameters(operation.parameters, parameters);
  exemplify(operation.requestBody?.content, { words, described: request });
  for (const [status, success] of Object.entries(operation.responses)) {
    if ("$ref" in success || !status.startsWith("2")) continue;
    if (type !== undefined) success.content ??= { [type]: { schema: text } };
    exemplify(success.content, { words, described: answer });
  }
}

function exemplifyParameters(
  parameters: Operation["parameters"] = [],
  examples: Readonly<Record<string, unknown>> = {},
): void {
  for (const parameter of parameters) {
    const example = "name" in parameter ? examples[parameter.name ?? ""] : undefined;
    if (example !== undefined) Object.assign(parameter, { example });
  }
}

function exemplify(
  content: Record<string, object> = {},
  { words, described }: { words: Words; described?: unknown },
): void {
  for (const body of Object.values(content) as Body[]) {
    const { schema } = body;
    if (schema === undefined) continue;
    // The example of a list does not fit its CSV form.
    const isOther = "type" in schema && schema.type === "string" && typeof described !== "string";
    body.example = exampleOf(schema, words, isOther ? undefined : described);
  }
}
