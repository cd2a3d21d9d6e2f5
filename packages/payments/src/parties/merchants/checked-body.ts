import { coerce } from "@frontdesk/server/coerce";
import { InputError } from "@frontdesk/server/input-refusals";
import { invalid, type Problem } from "@frontdesk/server/refusal";
import { shapeOf } from "@frontdesk/server/shape";
import type { FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";

/** Single values may be invalid. */
export type Rules = (input: Record<string, unknown>) => Problem[];

/** Needs `attachValidation`. Reports all problems in one response. */
export function checkedBody<Schema extends TSchema>(
  request: FastifyRequest,
  schema: Schema,
  rules: Rules,
): Static<Schema> {
  const error = request.validationError;
  if (error === undefined) {
    const problems = rules(request.body as Record<string, unknown>);
    if (problems.length > 0) throw invalid(problems);
    return request.body as Static<Schema>;
  }
  const matches = error instanceof InputError ? error.problems : [];
  // The problem is outside the body.
  if (matches.length === 0) throw error;
  const input = coerce(request.body ?? {}, shapeOf(schema), request.bodyFormat);
  const named = new Set(matches.map(({ field }) => field));
  const further = rules(input as Record<string, unknown>).filter(({ field }) => !named.has(field));
  throw invalid([...matches, ...further]);
}
