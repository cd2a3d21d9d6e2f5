// A value is fitted to the shape within its ceilings, then checked up to the first mismatch. Only
// after that come the first ten problems.
import type { ValidateFunction } from "ajv";
import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { isForm } from "./body.ts";
import { coerce, coerceQuery, type Origin } from "./coerce.ts";
import { compileChecker, explain, work } from "./explain.ts";
import { inputRefusals } from "./input-refusals.ts";
import { queryProblems } from "./query.ts";
import type { Problem } from "./refusal.ts";
import { type Shape, shapeOf, withoutCleaning } from "./shape.ts";

interface CompiledSchema {
  shape: Shape;
  accepts: ValidateFunction;
}

const existing = new WeakMap<object, CompiledSchema>();

function compile(schema: object): CompiledSchema {
  const compiledSchema = existing.get(schema);
  if (compiledSchema !== undefined) return compiledSchema;
  const fresh = { shape: shapeOf(schema), accepts: compileChecker(schema) };
  existing.set(schema, fresh);
  return fresh;
}

function problemsOf(schema: object, value: unknown): Problem[] | undefined {
  if (work.hasSubscribers) work.publish({ value });
  return compile(schema).accepts(value) ? undefined : explain(schema, value);
}

export function check(schema: TSchema, value: unknown, format: "json" | "form"): Problem[] {
  return problemsOf(schema, coerce(value, compile(schema).shape, format)) ?? [];
}

const sent = new WeakMap<object, () => unknown>();

/** Before its texts were cleaned. */
export function bodyAsSent(body: unknown): unknown {
  const before = typeof body === "object" && body !== null ? sent.get(body) : undefined;
  return before === undefined ? body : before();
}

type ValidationResult = { value: unknown } | { error: Error };

export const validatorCompiler: FastifySchemaCompiler<unknown> = (route) => read(route, "json");

/** Serves clients that send numbers as text. */
export const lenientValidatorCompiler: FastifySchemaCompiler<unknown> = (route) =>
  read(route, "lenient");

function read(
  { schema, httpPart }: Parameters<FastifySchemaCompiler<unknown>>[0],
  jsonOrigin: Origin,
): ReturnType<FastifySchemaCompiler<unknown>> {
  // Compiles on first request: most routes of a process are never called.
  const compiled = () => compile(schema as object);
  const conclude = (value: unknown): ValidationResult => {
    const problems = problemsOf(schema as object, value);
    return problems === undefined ? { value } : { error: inputRefusals.unfit(problems) };
  };
  switch (httpPart) {
    case "params":
      return (input: unknown): ValidationResult => {
        const { shape, accepts } = compiled();
        const value = coerce(input, shape, "form");
        return accepts(value) ? { value } : { error: inputRefusals.notFound() };
      };
    case "querystring":
      return (input: Record<string, unknown>): ValidationResult => {
        const problems = queryProblems(input);
        if (problems !== undefined) return { error: inputRefusals.unfit(problems) };
        return conclude(coerceQuery(input, compiled().shape));
      };
    case "headers":
      return (input: Record<string, unknown>): ValidationResult => {
        return conclude({ ...input, ...(coerce(input, compiled().shape, "form") as object) });
      };
    default:
      return (input: unknown): ValidationResult => {
        const origin: Origin = jsonOrigin === "json" && isForm(input) ? "form" : jsonOrigin;
        const { shape } = compiled();
        // No body and no content type mean an empty object.
        const value = coerce(input ?? {}, shape, origin);
        if (typeof value === "object" && value !== null) {
          sent.set(value, () => coerce(input ?? {}, withoutCleaning(shape), origin));
        }
        return conclude(value);
      };
  }
}
