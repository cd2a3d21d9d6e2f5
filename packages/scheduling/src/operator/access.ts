/*
 * What operators do, in a scope of its own: whoever knows the operator key, from this machine
 * unless settings say otherwise. Every act is kept.
 */
import { refusalOfOperator } from "@frontdesk/server/operators";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { refusal } from "../errors.ts";

/** How the routes for operators are described. */
export const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };

/** Lets operators pass; refuses with 403 who calls from elsewhere, with 401 who has no key. */
export function admitOperators({ settings }: Pick<Context, "settings">) {
  return async (request: FastifyRequest): Promise<void> => {
    const refused = refusalOfOperator(request, settings);
    if (refused === undefined) return;
    const { message } = refused.body as { message: string };
    const { body } = refusal(refused.status, message);
    throw Object.assign(refused, { body });
  };
}
