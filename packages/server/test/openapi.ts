import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { Reason } from "../src/refusal.ts";

// biome-ignore lint/suspicious/noExplicitAny: the whole document is what the tests are about.
type Json = any;

interface Reply {
  status: number;
  body: unknown;
  text: string;
}

const misspelt = (message: string) => {
  throw new Error(message);
};

// Ajv only logs an unknown format.
const logger = { log: () => {}, warn: misspelt, error: misspelt };
const ajv = new Ajv({ allErrors: true, strict: false, logger });
addFormats.default(ajv);

const validators = new Map<string, ValidateFunction>();

function validatorOf(schema: Json): ValidateFunction {
  const text = JSON.stringify(schema);
  const validator = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validator);
  return validator;
}

// Allowed fields of an OpenAPI 3.1 document's objects, without extensions.
const fields = {
  document: words("openapi info servers paths components security tags externalDocs webhooks"),
  pathItem: words("summary description parameters servers get put post delete options head patch"),
  operation: words(
    `tags summary description externalDocs operationId parameters requestBody responses callbacks
    deprecated security servers`,
  ),
  parameter: words(
    "name in description required deprecated schema content style explode example examples",
  ),
  answer: words("description headers content links"),
};

const methods = words("get put post delete options head patch");

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}

export function excerptOf(document: Json, ...paths: string[]): Json {
  const kept = Object.fromEntries(paths.map((path) => [path, document.paths[path]]));
  return structuredClone({ ...document, paths: kept });
}

/** Structural faults of an OpenAPI 3.1 document. */
export function problemsOf(document: Json): string[] {
  const problems: string[] = [];
  const say = (where: string, what: string) => problems.push(`${where} ${what}`);
  if (!/^3\.1\.\d+$/.test(document.openapi)) say("openapi", "is not 3.1");
  if (!document.info?.title || !document.info?.version) say("info", "is incomplete");
  for (const reference of brokenReferences(document)) say(reference, "leads nowhere");
  if (problems.length > 0) return problems;
  const whole = resolved(document, document);
  for (const name of strangers(whole, fields.document)) say(name, "is not known");
  const paths = Object.entries<Json>(whole.paths);
  return [...problems, ...paths.flatMap(([path, item]) => pathProblems(whole, path, item))];
}

function pathProblems(whole: Json, path: string, item: Json): string[] {
  const own = Object.keys(item).filter((name) => methods.has(name));
  return [
    ...(path.startsWith("/") ? [] : [`${path} is no path`]),
    ...strangers(item, fields.pathItem).map((name) => `${path} ${name} is not known`),
    ...own.flatMap((method) =>
      operationProblems({ whole, path, method, operation: item[method] }).map(
        (problem) => `${method} ${path} ${problem}`,
      ),
    ),
  ];
}

interface OperationPosition {
  whole: Json;
  path: string;
  method: string;
  operation: Json;
}

function operationProblems({ whole, path, method, operation }: OperationPosition): string[] {
  const { parameters = [], requestBody, responses = {}, tags = [] } = operation;
  const names = (list: Json[]) => list.map(({ name }) => name);
  const security = (operation.security ?? whole.security ?? []).flatMap(Object.keys);
  const inPath = parameters.filter((parameter: Json) => parameter.in === "path");
  const template = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const locations = parameters.map((parameter: Json) => `${parameter.in} ${parameter.name}`);
  const takesNoBody = method === "get" || method === "delete";
  const wrong: [boolean, string][] = [
    [strangers(operation, fields.operation).length > 0, "has an unknown field"],
    [names(inPath).sort().join() !== template.sort().join(), "has other parameters in its path"],
    [!inPath.every(({ required }: Json) => required === true), "has an optional path"],
    [new Set(locations).size < locations.length, "has a parameter twice"],
    [!tags.every((tag: string) => names(whole.tags).includes(tag)), "has an undeclared tag"],
    [!security.every((name: string) => name in whole.components.securitySchemes), "is not secured"],
    [takesNoBody && requestBody !== undefined, "takes a body"],
    [Object.keys(responses).length === 0, "has no answer"],
  ];
  return [
    ...wrong.flatMap(([isSo, what]) => (isSo ? what : [])),
    ...parameters.flatMap(parameterProblems),
    ...(requestBody === undefined ? [] : contentProblems(requestBody.content)),
    ...Object.entries<Json>(responses).flatMap(answerProblems),
  ];
}

function parameterProblems(parameter: Json): string[] {
  const { name, in: location, schema } = parameter;
  if (!name || !words("path query header cookie").has(location))
    return ["has a nameless parameter"];
  const unknown = strangers(parameter, fields.parameter).map((field) => `${name} has a ${field}`);
  return [...unknown, ...schemaProblems(schema)];
}

function answerProblems([status, answer]: [string, Json]): string[] {
  const { description, content, headers = {} } = answer;
  if (!/^([1-5](\d\d|XX)|default)$/.test(status)) return [`answers ${status}`];
  return [
    ...strangers(answer, fields.answer).map((field) => `${status} has a ${field}`),
    ...(description ? [] : [`${status} has no description`]),
    ...(content === undefined ? [] : contentProblems(content)),
    ...Object.values<Json>(headers).flatMap(({ schema }) => schemaProblems(schema)),
  ];
}

/**
 * Operations without a name, words or valid examples of bodies and responses, and webhooks without
 * valid examples.
 */
export function unexplained(document: Json): string[] {
  const { paths, webhooks } = resolved(document, document);
  const operations = Object.entries<Json>(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => methods.has(method))
      .map((method) => ({ at: `${method} ${path}`, operation: item[method] })),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  const sent = Object.entries<Json>(webhooks ?? {}).flatMap(([name, { post }]) =>
    exampleProblems(post.requestBody.content).map((what) => `${name} ${what}`),
  );
  const lacking = operations.flatMap(({ at, operation }) => {
    const { operationId = "", description, requestBody, responses } = operation;
    const status = Object.keys(responses).find((status) => status.startsWith("2")) ?? "";
    const answer = responses[status]?.content;
    const wrong: [boolean, string][] = [
      [!/^[a-z]+([A-Z][A-Za-z0-9]*)?$/.test(operationId), "has no name for programs"],
      [ids.filter((id) => id === operationId).length > 1, "has another's name"],
      [!description, "has no description"],
      [status === "200" && answer === undefined, "answers what is not described"],
    ];
    return [
      ...wrong.flatMap(([isSo, what]) => (isSo ? what : [])),
      ...exampleProblems(requestBody?.content),
      ...exampleProblems(answer),
    ].map((what) => `${at} ${what}`);
  });
  return [...lacking, ...sent];
}

export const wants: readonly [title: string, spoil: (read: Json) => void][] = [
  ["no name", (read) => delete read.operationId],
  ["a name of another form", (read) => Object.assign(read, { operationId: "get_me" })],
  ["another's name", (read) => Object.assign(read, { operationId: "getOperatorKeyRotation" })],
  ["no words", (read) => delete read.description],
  ["no example", (read) => delete read.responses["200"].content["application/json"].example],
  [
    "an example that is not true",
    (read) => Object.assign(read.responses["200"].content["application/json"], { example: [] }),
  ],
];

function exampleProblems(content: Json = {}): string[] {
  return Object.entries<Json>(content).flatMap(([type, { schema, example }]) => {
    if (example === undefined) return [`has no example of ${type}`];
    const validator = validatorOf(schema);
    return validator(example) ? [] : [`has an example of ${ajv.errorsText(validator.errors)}`];
  });
}

function contentProblems(content: Json): string[] {
  const types = Object.entries<Json>(content ?? {});
  if (types.length === 0) return ["has a body of no type"];
  return types.flatMap(([type, { schema }]) =>
    /^\w+\/[\w.+-]+$/.test(type) ? schemaProblems(schema) : [`has a body of ${type}`],
  );
}

function schemaProblems(schema: Json): string[] {
  if (typeof schema !== "object" || schema === null) return ["has no schema"];
  try {
    validatorOf(schema);
    return [];
  } catch (error) {
    return [`has a schema that is none: ${error}`];
  }
}

function strangers(object: Json, existing: Set<string>): string[] {
  return Object.keys(object).filter((name) => !existing.has(name) && !name.startsWith("x-"));
}

function brokenReferences(document: Json, node: Json = document): string[] {
  if (typeof node !== "object" || node === null) return [];
  if (typeof node.$ref !== "string") {
    return Object.values(node).flatMap((child) => brokenReferences(document, child));
  }
  return targetOf(document, node.$ref) === undefined ? [node.$ref] : [];
}

/** RFC 6901, without escapes. */
function targetOf(document: Json, reference: string): Json {
  if (!reference.startsWith("#/")) return undefined;
  return reference
    .slice(2)
    .split("/")
    .reduce((node, name) => node?.[name], document);
}

/** A copy with its references resolved. */
function resolved(document: Json, node: Json): Json {
  if (typeof node !== "object" || node === null) return node;
  if (Array.isArray(node)) return node.map((child) => resolved(document, child));
  if (typeof node.$ref === "string") return resolved(document, targetOf(document, node.$ref));
  const entries = Object.entries(node).map(([name, child]) => [name, resolved(document, child)]);
  return Object.fromEntries(entries);
}

/** The difference between a response and its description; undefined if none. */
export function departureOf(
  document: Json,
  { method, path }: { method: string; path: string },
  { status, body, text }: Reply,
): string | undefined {
  const { responses } = document.paths[path][method.toLowerCase()];
  const answer = resolved(document, responses[status]);
  const name = `${method} ${path} ${status}`;
  if (answer === undefined) return `${name} is not described`;
  const schema = answer.content?.["application/json"]?.schema;
  const isOther = answer.content !== undefined && schema === undefined;
  if (isOther) return undefined;
  if (schema === undefined) return text === "" ? undefined : `${name} has a body: ${text}`;
  const validator = validatorOf(schema);
  if (validator(body)) return undefined;
  return `${name} ${ajv.errorsText(validator.errors)}: ${text}`;
}

/** The operation's responses mention the reason. */
export function tells(document: Json, responses: Json, { status, when }: Reason): boolean {
  const { $ref = "", description } = responses[status] ?? {};
  const usual = document.components.responses[$ref.split("/").at(-1)]?.description;
  return (description ?? usual ?? "").includes(when);
}
