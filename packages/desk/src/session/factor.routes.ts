import type { SignedIn } from "@frontdesk/people/people";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { confirmationRefusals, factorRefusals as refusals } from "./refusals.ts";
import { FactorCode, FactorOn, FactorProposed, NewFactor } from "./schema.ts";

type SignedInBy = (request: FastifyRequest) => Promise<SignedIn>;

export function ownFactorRoutes(server: Server, { people }: Context, signedIn: SignedInBy): void {
  const tags = ["Session"];
  const proposed = {
    tags,
    operationId: "proposeFactor",
    summary: "Set up a second factor (authenticator app)",
    description:
      "Requires the current password, a confirmed email address and no second factor. The " +
      "factor counts after its first code is confirmed.",
    "x-refusals": Object.values(refusals),
    body: NewFactor,
    response: { 201: FactorProposed },
  };
  server.post("/session/factor", { schema: proposed }, async (request, reply) => {
    const person = await signedIn(request);
    if (!person.emailVerified) throw refusals.unconfirmed();
    const outcome = await people.hasPresentPassword(person, request);
    if (outcome === "throttled") throw refusals.throttled();
    if (outcome === "wrong") throw refusals.wrongPassword();
    const proposedFactor = await people.proposeFactor(person);
    if (proposedFactor === undefined) throw refusals.inUse();
    return reply.code(201).send(proposedFactor);
  });

  const confirmed = {
    tags,
    operationId: "confirmFactor",
    summary: "Turn on the second factor with its first code",
    description:
      "The response contains the backup codes, once. The code also proves the factor for this " +
      "session.",
    "x-refusals": Object.values(confirmationRefusals),
    body: FactorCode,
    response: { 201: FactorOn },
  };
  server.post("/session/factor/confirmation", { schema: confirmed }, async (request, reply) => {
    const person = await signedIn(request);
    const backupCodes = await people.turnFactorOn(person, request.body.code);
    if (backupCodes === undefined) throw confirmationRefusals.wrong();
    return reply.code(201).send({ backupCodes });
  });
}
