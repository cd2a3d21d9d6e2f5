// Reading against a schema: first into its shape, then checked, all problems at once.
import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { isForm } from "./body.ts";
import { coerce, coerceQuery, type Origin } from "./coerce.ts";
import { inputRefusals } from "./input-refusals.ts";
import { queryProblems } from "./query.ts";
import type { Problem } from "./refusal.ts";
import { type Shape, shapeOf } from "./shape.ts";
import { problemsIn } from "./wording.ts";

const misspelt = (message: string) => {
  throw new Error(message);
};

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  verbose: true,
  // With `strict` off, an unknown format would only be logged.
  logger: { log: () => {}, warn: misspelt, error: misspelt },
});
addFormats.default(ajv);

interface Compiled {
  shape: Shape;
  accepts: ValidateFunction;
}

const known = new WeakMap<object, Compiled>();

function compile(schema: object): Compiled {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const fresh = { shape: shapeOf(schema), accepts: ajv.compile(schema) };
  known.set(schema, fresh);
  return fresh;
}

/** The problems a value has with a schema, read as a request body of that format would be. */
export function check(schema: TSchema, value: unknown, format: "json" | "form"): Problem[] {
  const { shape, accepts } = compile(schema);
  return accepts(coerce(value, shape, format)) ? [] : problemsIn(accepts.errors ?? []);
}

type Read = { value: unknown } | { error: Error };

/** Validates the parts of requests for Fastify. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => read(route, "json");

/** The same, with JSON bodies converted as forms are: for clients that send numbers as text. */
export const lenientValidatorCompiler: FastifySchemaCompiler<unknown> = (route) =>
  read(route, "lenient");

function read(
  { schema, httpPart }: Parameters<FastifySchemaCompiler<unknown>>[0],
  jsonOrigin: Origin,
): ReturnType<FastifySchemaCompiler<unknown>> {
  // With the first request: most routes of a process are never called.
  const compiled = () => compile(schema as object);
  const conclude = (value: unknown): Read => {
    const { accepts } = compiled();
    if (accepts(value)) return { value };
    return { error: inputRefusals.unfit(problemsIn(accepts.errors ?? [])) };
  };
  switch (httpPart) {
    case "params":
      return (given: unknown): Read => {
        const { shape, accepts } = compiled();
        const value = coerce(given, shape, "form");
        return accepts(value) ? { value } : { error: inputRefusals.notFound() };
      };
    case "querystring":
      return (given: Record<string, unknown>): Read => {
        const problems = queryProblems(given);
        if (problems !== undefined) return { error: inputRefusals.unfit(problems) };
        return conclude(coerceQuery(given, compiled().shape));
      };
    case "headers":
      return (given: Record<string, unknown>): Read => {
        return conclude({ ...given, ...(coerce(given, compiled().shape, "form") as object) });
      };
    default:
      return (given: unknown): Read => {
        const origin: Origin = jsonOrigin === "json" && isForm(given) ? "form" : jsonOrigin;
        // No body and no content type mean an empty object.
        return conclude(coerce(given ?? {}, compiled().shape, origin));
      };
  }
}
