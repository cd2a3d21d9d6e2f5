import { atomically } from "@frontdesk/database/atomically";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { Type } from "typebox";
import type { Context } from "../../../core/context.ts";
import { PathId } from "../../../core/paths.ts";
import { ownerOf } from "../../../lifecycle/onboarding/actor.ts";
import { type DemoCounts, fillDemo } from "../../../lifecycle/onboarding/demo/demo.ts";
import { demoRefusals } from "../../../lifecycle/onboarding/refusals.ts";
import { insertAction } from "../actions.store.ts";

const Demo = Type.Object({
  month: Type.Optional(
    Type.String({ description: "A month, such as 2026-12; defaults to the current one" }),
  ),
});

const FilledWith = Type.Object({
  resources: Type.Integer(),
  clients: Type.Integer(),
  projects: Type.Integer(),
  bookings: Type.Integer(),
  downtimes: Type.Integer(),
});

export function demoRoute(server: Server, context: Context): void {
  server.post(
    "/accounts/:id/demo",
    {
      schema: {
        summary: "Add a month of demo data to an account",
        "x-refusals": Object.values(demoRefusals),
        params: Type.Object({ id: PathId }),
        body: Demo,
        response: { 201: FilledWith },
      },
    },
    async (request, reply) => {
      const { month = context.now().toISOString().slice(0, 7) } = request.body;
      const accountId = request.params.id;
      const filled = await demonstrate(context, {
        operator: operatorAt(request),
        accountId,
        month,
      });
      return reply.code(201).send(filled);
    },
  );
}

interface Demonstration {
  operator: string;
  accountId: number;
  month: string;
}

async function demonstrate(
  context: Context,
  { operator, accountId, month }: Demonstration,
): Promise<DemoCounts> {
  return await atomically(context.db, async (db) => {
    const inside = { ...context, db };
    const filled = await fillDemo(inside, await ownerOf(inside, accountId), { month });
    const subject = String(accountId);
    const details = { month, ...filled };
    const created = { at: context.now(), actor: operator, subject, details };
    await insertAction(db, { ...created, action: "account.demo" });
    return filled;
  });
}
