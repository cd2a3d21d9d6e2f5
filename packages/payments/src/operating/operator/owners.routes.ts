import { listPersons } from "@frontdesk/people/persons/store";
import { operatorAt } from "@frontdesk/server/operators";
import type { Server } from "@frontdesk/server/server";
import { EmailText } from "@frontdesk/server/text/fields";
import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import type { Context } from "../../core/context.ts";
import { timeOf } from "../../core/ids.ts";
import { IdText, Time } from "../../parties/apps/schema.ts";
import {
  type ByOperator,
  decideAssignment,
  nameOwner,
} from "../../parties/merchants/owner-assignments/assign.ts";
import {
  assignmentStates,
  listAssignments,
  type OwnerAssignmentRow,
} from "../../parties/merchants/owner-assignments/store.ts";
import { assignmentRefusals } from "../../parties/merchants/refusals.ts";
import { MerchantParams } from "../../parties/merchants/schema.ts";
import { act } from "./actions/act.ts";
import { getOperated } from "./merchants/merchant.ts";

const NameOrNot = Type.Union([Type.String(), Type.Null()]);

const OwnerAssignment = Type.Object({
  id: IdText,
  merchantId: IdText,
  personId: Type.String({ description: "`erased` for an erased person" }),
  person: Type.Union([Type.Object({ name: NameOrNot, email: Type.String() }), Type.Null()], {
    description: "Null for an erased person",
  }),
  created: Time,
  due: Type.String({
    format: "date-time",
    description: "Start of the ownership, unless an objection is made",
  }),
  state: Type.Enum([...assignmentStates], {
    description:
      "`objected`: an objection awaits a decision. `overruled`: the assignment " +
      "continues. `lapsed`: the merchant has another owner, or the person is gone",
  }),
  objectedBy: Type.Union([Type.String(), Type.Null()], {
    description: "Mail address of the objector, until the decision",
  }),
  ended: Type.Union([Time, Type.Null()]),
});
const OwnerAssignmentAnswer = Type.Object({ naming: OwnerAssignment });
const OwnerAssignmentParams = Type.Object({ merchantId: IdText, namingId: IdText });

const { notFound, decided, ...beginRefusals } = assignmentRefusals;
const path = "/merchants/:merchantId/owners";

export function ownerRoutes(server: Server, context: Context): void {
  server.post(
    path,
    {
      schema: {
        summary: "Assign an owner to a live merchant without one",
        description:
          "Takes effect after 48 hours. The service notifies all users and the contact " +
          "addresses of the last 90 days by mail. Each recipient can object with a link, " +
          "and operators decide.",
        "x-refusals": Object.values(beginRefusals),
        params: MerchantParams,
        body: Type.Object({ email: EmailText() }),
        response: { 201: OwnerAssignmentAnswer },
      },
    },
    async (request, reply) => {
      const { merchantId: subject } = request.params;
      const { email } = request.body;
      const details = ({ personId, dueAt }: OwnerAssignmentRow) => ({
        personId,
        due: dueAt.toISOString(),
      });
      const done = { actor: operatorAt(request), action: "merchant.owner", subject, details };
      const row = await act(context, done, async (context) => {
        await getOperated(context, subject);
        return await nameOwner(context, byOf(request), { merchantId: subject, email });
      });
      return reply.code(201).send({ naming: await show(context, row) });
    },
  );

  server.get(
    path,
    {
      schema: {
        summary: "List owner assignments",
        description: "Newest first, with their states.",
        params: MerchantParams,
        querystring: ListQuery({}),
        response: { 200: Type.Array(OwnerAssignment) },
      },
    },
    async ({ params: { merchantId }, query }) => {
      await getOperated(context, merchantId);
      return await showAll(context, await listAssignments(context.db, merchantId, query));
    },
  );

  decisionRoutes(server, context);
}

const decisions = [
  {
    word: "approval",
    isRefused: false,
    summary: "Overrule an objection to an owner",
    description: "The 48 hours continue to their end.",
  },
  {
    word: "refusal",
    isRefused: true,
    summary: "Cancel an owner assignment",
    description: "Works with or without an objection. You can assign another owner afterwards.",
  },
] as const;

function decisionRoutes(server: Server, context: Context): void {
  for (const { word, isRefused, ...notice } of decisions) {
    server.post(
      `${path}/:namingId/${word}`,
      {
        schema: {
          ...notice,
          "x-refusals": [notFound, decided],
          params: OwnerAssignmentParams,
          response: { 201: OwnerAssignmentAnswer },
        },
      },
      async (request, reply) => {
        const { merchantId: subject, namingId: id } = request.params;
        const action = isRefused ? "merchant.owner_refuse" : "merchant.owner_overrule";
        const details = ({ personId }: OwnerAssignmentRow) => ({ personId });
        const done = { actor: operatorAt(request), action, subject, details };
        const row = await act(context, done, (context) =>
          decideAssignment(context, byOf(request), { merchantId: subject, id, isRefused }),
        );
        return reply.code(201).send({ naming: await show(context, row) });
      },
    );
  }
}

function byOf({ operatorId, callerAddress: address }: OwnerRequest): ByOperator {
  return { actor: operatorId === undefined ? "operator" : `person:${operatorId}`, address };
}

type OwnerRequest = Pick<FastifyRequest, "operatorId" | "callerAddress">;

async function showAll(
  { db }: Pick<Context, "db">,
  rows: readonly OwnerAssignmentRow[],
): Promise<Static<typeof OwnerAssignment>[]> {
  const persons = await listPersons(db, [...new Set(rows.map(({ personId }) => personId))]);
  const existing = new Map(persons.map(({ id, name, email }) => [id, { name, email }]));
  return rows.map(({ dueAt, endedAt, ...row }) => ({
    ...row,
    person: existing.get(row.personId) ?? null,
    created: timeOf(row.id).toISOString(),
    due: dueAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }));
}

async function show(
  context: Pick<Context, "db">,
  row: OwnerAssignmentRow,
): Promise<Static<typeof OwnerAssignment>> {
  return (await showAll(context, [row]))[0]!;
}
