/* A signed-in operator cannot assign operators. */
import { atomically } from "@frontdesk/database/atomically";
import { readOperator } from "@frontdesk/people/assertions/operator";
import { callerAddress } from "@frontdesk/people/assertions/read";
import { findLostFactor } from "@frontdesk/people/lost-factors/store";
import {
  addOperator,
  isOperator,
  listOperators,
  removeOperator,
} from "@frontdesk/people/persons/operators.store";
import { findPerson, findPersonOfEmail, lockPerson } from "@frontdesk/people/persons/store";
import { hasSecondFactor } from "@frontdesk/people/second-factors/second-factor";
import { adminRoutesOf } from "@frontdesk/platform/operator/admin-routes";
import type { AdminRoutes } from "@frontdesk/server/admin-listener";
import { classicErrors } from "@frontdesk/server/errors";
import { operatorAt } from "@frontdesk/server/operators";
import { answerInPortions } from "@frontdesk/server/portions";
import type { Server } from "@frontdesk/server/server";
import { EmailText } from "@frontdesk/server/text/fields";
import { type Static, Type } from "typebox";
import type { Context } from "../context.ts";
import { backupRoutes } from "./backup.routes.ts";
import { factorRoutes, lostResponse } from "./factor.routes.ts";
import { keepAction } from "./keep-action.ts";
import { operatorRefusals as refusals } from "./refusals.ts";
import { ActionList, ActionQuery, ErasingQuery, OperatedPerson, PersonParams } from "./schema.ts";
import { listActions } from "./store.ts";

const OneOperator = Type.Object({
  personId: Type.String(),
  email: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  addedAt: Type.String(),
});
const Email = Type.Object({ email: EmailText({ minLength: 3 }) });

function operatorRoutes(server: Server, context: Context): void {
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

/** Rows have up to four kilobytes. */
const rowsAtOnce = 50;

type Actions = Static<typeof ActionList>;

function actionRoutes(server: Server, { db }: Pick<Context, "db">): void {
  server.get(
    "/actions",
    {
      schema: {
        summary: "List operator actions on people, newest first",
        querystring: ActionQuery,
        response: { 200: ActionList },
      },
    },
    async ({ query, callerAddress }, reply) => {
      const portions = actionsIn(db, query);
      const list = { who: `operator at ${callerAddress}`, portions };
      // Fastify takes the reply itself once begun.
      return (await answerInPortions(reply, list)) as unknown as Actions;
    },
  );
}

async function* actionsIn(
  db: Context["db"],
  { limit, before }: Static<typeof ActionQuery>,
): AsyncGenerator<Actions> {
  let last = before;
  for (let left = limit; left > 0; left -= rowsAtOnce) {
    const page = {
      limit: Math.min(left, rowsAtOnce),
      ...(last !== undefined && { before: last }),
    };
    const rows = await listActions(db, page);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}

const { noPerson } = refusals;
const described = { "x-refusals": [noPerson], params: PersonParams };

/** Erases the person in every service too. */
function personRoutes(server: Server, context: Context): void {
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

/* Operator assignment needs the key. */

/** `describe` runs before the routes register. */
export function adminRoutes(
  context: Context,
  { metrics }: Pick<Server, "metrics">,
  describe: (scope: Server) => Promise<void>,
): AdminRoutes {
  return adminRoutesOf(context, {
    name: "desk",
    errorFormat: classicErrors,
    metrics,
    limits: context.limits,
    bodyOf: ({ message, code }) => ({ message, code }),
    agesOfWaiting: async () => ({}),
    keepAction,
    addressOf: (request) => callerAddress(context, request),
    findPerson: (request) => readOperator(context, request),
    describe,
    routes: (scope) => {
      scope.register(async (scope) => operatorRoutes(scope, context));
      scope.register(async (scope) => backupRoutes(scope, context));
      personRoutes(scope, context);
      factorRoutes(scope, context);
      actionRoutes(scope, context);
    },
  });
}
