// Writes src/openapi.ts: types of the service's openapi.json.
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import openapi, { astToString, type OpenAPI3 } from "openapi-typescript";

const folder = pathToFileURL(`${process.cwd()}/`);
const described = basename(process.cwd()).replace(/-client$/, "");
const description = readFileSync(new URL(`../${described}/openapi.json`, folder), "utf8");

/** Examples are most of its length. */
function withoutExamples(described: unknown, isNamed = false): unknown {
  if (typeof described !== "object" || described === null) return described;
  if (Array.isArray(described)) return described.map((each) => withoutExamples(each));
  const kept = Object.entries(described)
    // A property may have this name too.
    .filter(([key]) => isNamed || (key !== "example" && key !== "examples"))
    .map(([key, value]) => [key, withoutExamples(value, key === "properties")]);
  return Object.fromEntries(kept);
}

// Webhooks are no calls.
const called = { ...JSON.parse(description), webhooks: {} };
const types = await openapi(withoutExamples(called) as OpenAPI3, {
  // Fields with a default are optional.
  defaultNonNullable: false,
  silent: true,
});
const words = `
/** The operations of the API, by their names in its description. */
export type Operation = keyof operations;
/** The body of a successful response. */
export type AnswerOf<Name extends Operation> = JSONOf<Done<operations[Name]["responses"]>>;
/** The body of a request. */
export type BodyOf<Name extends Operation> =
  operations[Name] extends { requestBody?: infer Sent } ? JSONOf<NonNullable<Sent>> : never;
/** The query of a request. */
export type QueryOf<Name extends Operation> = NonNullable<operations[Name]["parameters"]["query"]>;
type Done<Responses> = Responses[keyof Responses & (200 | 201 | 202)];
type JSONOf<Message> =
  Message extends { content: { "application/json": infer JSON } } ? JSON : never;
`;
const origin = `// Made of packages/${described}/openapi.json: see publishing/build-types.ts.\n`;
writeFileSync(new URL("src/openapi.ts", folder), origin + astToString(types) + words);
