// Who is let in as an operator, and whom the audit names.
import { refusalOfOperator } from "@frontdesk/server/operators";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";

/** How the routes for operators are described. */
export const forOperators = { tags: ["Operator"], security: [{ operatorKey: [] }] };

/** Lets operators pass; refuses with 403 who calls from elsewhere, with 401 who has no key. */
export function admitOperators({ settings }: Pick<Context, "settings">) {
  return async (request: FastifyRequest): Promise<void> => {
    const refusal = refusalOfOperator(request, settings);
    if (refusal !== undefined) throw refusal;
    request.identity = { appId: "operator", key: settings.operatorKey ?? "" };
  };
}
