// Removal 48 hours after the notice.
import { atomically } from "@frontdesk/database/atomically";
import { lostFactorRefusals as lostRefusals } from "@frontdesk/people/lost-factors/refusals";
import type { LostFactor } from "@frontdesk/people/lost-factors/store";
import { findPerson } from "@frontdesk/people/persons/store";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { type Static, Type } from "typebox";
import type { Context } from "../context.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRefusals as refusals } from "./refusals.ts";
import { LosingBody, LostFactor as LostSchema, PersonParams } from "./schema.ts";

const { noPerson } = refusals;
const { noFactor, isReported, notReported, objected, tooEarly } = lostRefusals;

export function factorRoutes(server: Server, context: Context): void {
  const { db, now, people } = context;
  server.post(
    "/persons/:personId/lost-factor",
    {
      schema: {
        "x-refusals": [noPerson, noFactor, isReported],
        summary: "Report a person's lost second factor",
        params: PersonParams,
        body: LosingBody,
        response: { 201: LostSchema },
      },
    },
    async (request, reply) => {
      const { operatorId, params, body } = request;
      const { personId } = params;
      const lost = await atomically(db, async (db) => {
        if ((await findPerson(db, personId)) === undefined) throw noPerson();
        const lost = await people.reportLostFactor(db, { personId, operatorId });
        const details = { ...body, due: lost.dueAt.toISOString() };
        const done = { action: "person.factor_lost", subject: personId, details };
        await keepAction({ db, now }, { actor: operatorAt(request), ...done });
        return lost;
      });
      return reply.code(201).send(lostResponse(lost));
    },
  );

  server.delete(
    "/persons/:personId/lost-factor",
    {
      schema: {
        "x-refusals": [noPerson, notReported, objected, tooEarly],
        summary: "Remove a lost second factor, 48 hours after the report",
        params: PersonParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { personId } = request.params;
      await atomically(db, async (db) => {
        if ((await findPerson(db, personId)) === undefined) throw noPerson();
        await people.endLostFactor(db, personId);
        const done = { action: "person.factor_end", subject: personId, details: {} };
        await keepAction({ db, now }, { actor: operatorAt(request), ...done });
      });
      return reply.code(204).send(null);
    },
  );
}

export function lostResponse(lost: LostFactor): Static<typeof LostSchema> {
  const { reportedAt, dueAt, isDue, objectedAt } = lost;
  return {
    reported: reportedAt.toISOString(),
    due: dueAt.toISOString(),
    isDue,
    objected: objectedAt?.toISOString() ?? null,
  };
}
