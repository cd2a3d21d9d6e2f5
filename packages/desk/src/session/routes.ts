/* Sensitive actions need a recent second factor in this session: services respond
   `step_up_required`, the page prompts, and the request repeats. */
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { askingPerson } from "../gateway/own-page.ts";
import { gatewayRefusals } from "../gateway/refusals.ts";
import { ownFactorRoutes } from "./factor.routes.ts";
import { proofRefusals as refusals } from "./refusals.ts";
import { Proof, ProofResponse, Session } from "./schema.ts";

export function sessionRoutes(server: Server, context: Context): void {
  const { people } = context;
  const signedIn = (request: FastifyRequest) => askingPerson(context, request);

  const tags = ["Session"];
  const read = {
    tags,
    operationId: "getSession",
    summary: "Retrieve the signed-in person",
    response: { 200: Session },
  };
  server.get("/session", { schema: read }, async (request) => {
    const person = await signedIn(request);
    const sessionFacts = await people.sessionFactsOf(person);
    if (sessionFacts === undefined) throw gatewayRefusals.signedOut();
    const { personId: id, email, name, emailVerified } = person;
    const { hasSecondFactor, provedAt, isOperator } = sessionFacts;
    return {
      person: { id, email, name, emailVerified },
      hasSecondFactor,
      provedAt: provedAt?.toISOString() ?? null,
      isOperator,
    };
  });

  ownFactorRoutes(server, context, signedIn);

  const proved = {
    tags,
    summary: "Verify the second factor again",
    "x-refusals": Object.values(refusals),
    body: Proof,
    response: { 200: ProofResponse },
  };
  server.post("/session/proof", { schema: proved }, async (request) => {
    const person = await signedIn(request);
    const outcome = await people.proveAgain(person, request.body.code);
    if (outcome === "ended") throw gatewayRefusals.signedOut();
    if (outcome === "no factor") throw refusals.noFactor();
    if (outcome === "throttled") throw refusals.throttled();
    if (outcome === "wrong") throw refusals.wrong();
    return { provedAt: outcome.toISOString() };
  });
}
