/* A signed-in operator cannot assign operators. */

import { atomically } from "@frontdesk/database/atomically";
import {
  addOperator,
  listOperators,
  removeOperator,
} from "@frontdesk/people/persons/operators.store";
import { findPersonOfEmail, lockPerson } from "@frontdesk/people/persons/store";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { EmailText } from "@frontdesk/server/text/fields";
import { Type } from "typebox";
import type { Context } from "../context.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRefusals as refusals } from "./refusals.ts";

const OneOperator = Type.Object({
  personId: Type.String(),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  addedAt: Type.String(),
});
const Email = Type.Object({ email: EmailText({ minLength: 3 }) });

export function operatorRoutes(server: Server, context: Context): void {
  const { db, now } = context;
  server.addHook("onRequest", async ({ operatorId }) => {
    if (operatorId !== undefined) throw refusals.byKeyOnly();
  });
  const listed = { hide: true, response: { 200: Type.Array(OneOperator) } };
  server.get("/operators", { schema: listed }, async () => {
    const rows = await listOperators(db);
    return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
  });

  const added = { hide: true, body: Email, response: { 204: Type.Null() } };
  server.post("/operators", { schema: added }, async (request, reply) => {
    await atomically(db, async (db) => {
      const { id: personId } = await personOf({ ...context, db }, request.body.email);
      if ((await lockPerson(db, personId))?.emailVerifiedAt == null) throw refusals.unconfirmed();
      if (!(await addOperator(db, personId, now()))) return;
      const done = { action: "operator.add", subject: personId, details: {} };
      await keepAction({ db, now }, { actor: operatorAt(request), ...done });
    });
    return reply.code(204).send(null);
  });

  const removed = { hide: true, params: Email, response: { 204: Type.Null() } };
  server.delete("/operators/:email", { schema: removed }, async (request, reply) => {
    await atomically(db, async (db) => {
      const { id: personId } = await personOf({ ...context, db }, request.params.email);
      if (!(await removeOperator(db, personId))) throw refusals.noOperator();
      const done = { action: "operator.remove", subject: personId, details: {} };
      await keepAction({ db, now }, { actor: operatorAt(request), ...done });
    });
    return reply.code(204).send(null);
  });
}

async function personOf({ db }: Pick<Context, "db">, email: string): Promise<{ id: string }> {
  const person = await findPersonOfEmail(db, email);
  if (person === undefined) throw refusals.unknownPerson();
  return person;
}
