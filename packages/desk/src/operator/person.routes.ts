import { atomically } from "@frontdesk/database/atomically";
import { findLostFactor } from "@frontdesk/people/lost-factors/store";
import { isOperator } from "@frontdesk/people/persons/operators.store";
import { findPerson } from "@frontdesk/people/persons/store";
import { hasSecondFactor } from "@frontdesk/people/second-factors/second-factor";
import { forOperators } from "@frontdesk/platform/operator/access";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import type { Context } from "../context.ts";
import { lostResponse } from "./factor.routes.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRefusals as refusals } from "./refusals.ts";
import { ErasingQuery, OperatedPerson, PersonParams } from "./schema.ts";

const { noPerson } = refusals;
const described = { ...forOperators, "x-refusals": [noPerson], params: PersonParams };

/** Erases also in every service. */
export function personRoutes(server: Server, context: Context): void {
  const { db, now, people } = context;
  server.get(
    "/persons/:personId",
    { schema: { ...described, summary: "Retrieve a person", response: { 200: OperatedPerson } } },
    async ({ params }) => await show(context, params.personId),
  );

  server.delete(
    "/persons/:personId",
    {
      schema: {
        ...described,
        summary: "Erase a person",
        querystring: ErasingQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { personId } = request.params;
      await atomically(db, async (db) => {
        if ((await findPerson(db, personId)) === undefined) throw noPerson();
        const leavesOwnerless = request.query.ownerless === "yes";
        await people.erasePerson(db, { personId, leavesOwnerless });
        const done = { action: "person.erase", subject: personId, details: request.query };
        await keepAction({ db, now }, { actor: operatorAt(request), ...done });
      });
      return reply.code(204).send(null);
    },
  );
}

async function show(context: Context, id: string): Promise<Static<typeof OperatedPerson>> {
  const person = await findPerson(context.db, id);
  if (person === undefined) throw noPerson();
  const lost = await findLostFactor(context.db, id);
  const { email, name, createdAt, activeAt, emailVerifiedAt, erasedAt } = person;
  return {
    id,
    email,
    name,
    created: createdAt.toISOString(),
    lastSeen: activeAt?.toISOString() ?? null,
    emailVerified: emailVerifiedAt !== null,
    hasSecondFactor: await hasSecondFactor(context, id),
    lostFactor: lost === undefined ? null : lostResponse(lost),
    isOperator: await isOperator(context.db, id),
    erased: erasedAt?.toISOString() ?? null,
  };
}
