import type { SignedInOperator } from "@frontdesk/server/operators";
import type { FastifyRequest } from "fastify";
import type { PeopleContext } from "../context.ts";
import { readAssertion } from "./read.ts";

export async function readOperator(
  context: Pick<PeopleContext, "db" | "keyring" | "now">,
  request: FastifyRequest,
): Promise<SignedInOperator | "unfit" | undefined> {
  const assertion = await readAssertion(context, request, "operator");
  if (typeof assertion !== "object") return assertion;
  const { personId, isOperator, hasSecondFactor, provedAt } = assertion;
  const provedMsAgo = provedAt === null ? null : context.now().getTime() - provedAt;
  return { personId, isOperator, hasSecondFactor, provedMsAgo };
}
